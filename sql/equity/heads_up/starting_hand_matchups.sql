-- How often each starting hand wins, ties and loses against each starting hand before the flop, over all combinations
-- Grain: one row per hero_hand and villain_hand (169 * 169)
-- Columns:
--   hero_hand: AA, AKs or AKo
--   villain_hand: the opponent's starting hand
--   combinations: the number of pairs of hole cards, one of each starting hand, that share no card
--   wins: boards that hero wins, summed over the combinations; wins + ties + losses = combinations * 1,712,304
--   losses: boards that villain wins, summed over the combinations
-- Reads: pokersql.matchup_counts
-- Engine: duckdb

CREATE OR REPLACE VIEW starting_hand_matchups AS
SELECT
    c.hero_hand,
    c.villain_hand,
    CAST(SUM(c.pairs) AS BIGINT) AS combinations,
    CAST(SUM(c.pairs * c.wins) AS BIGINT) AS wins,
    CAST(SUM(c.pairs * c.ties) AS BIGINT) AS ties,
    CAST(SUM(c.pairs * c.losses) AS BIGINT) AS losses
FROM pokersql.matchup_counts AS c
GROUP BY c.hero_hand, c.villain_hand;
