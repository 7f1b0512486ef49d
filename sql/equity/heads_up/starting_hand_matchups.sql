-- Starting hands against each other before the flop: wins, ties and losses over all combinations
-- Grain: one row per two starting hands (169 * 169)
-- Columns:
--   hero_hand: AA, AKs, AKo
--   villain_hand: the opponent's starting hand
--   combinations: how many pairs of hole cards have these names and share no card
--   wins: boards that hero wins, summed over the combinations; wins + ties + losses = combinations * 1,712,304
--   losses: boards that villain wins
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
