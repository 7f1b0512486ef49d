-- The rows of heads_up_counts from both sides, by a key that is the same for all renamings of the suits
-- Grain: one row per ordered pair of hole cards up to a renaming of suits
-- Columns:
--   game: the game whose boards these are
--   matchup: pokersql.matchup_key of the two hands
--   hero_hand: the starting hand of the first
--   villain_hand: that of the second
--   pairs: how many of the 1,624,350 ordered pairs of hole cards have the key
--   wins: boards that the first wins; wins + ties + losses = 1,712,304
--   ties: boards that both split
--   losses: boards that the first loses
-- Reads: heads_up_counts, pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- A key has 4! orders of its four suits, less those that only exchange equal ones.

CREATE TABLE pokersql.matchup_counts AS
WITH
-- One row per row of heads_up_counts: both keys
matchups AS (
    SELECT
        pokersql.matchup_key(h.card_bits, v.card_bits) AS matchup,
        pokersql.matchup_key(v.card_bits, h.card_bits) AS reverse,
        h.starting_hand AS hero_hand,
        v.starting_hand AS villain_hand,
        c.wins,
        c.ties,
        c.losses
    FROM heads_up_counts AS c
    INNER JOIN pokersql.hole_cards AS h ON c.hero = h.hole
    INNER JOIN pokersql.hole_cards AS v ON c.villain = v.hole
),

-- One row per matchup and side
sides AS (
    SELECT m.matchup, m.hero_hand, m.villain_hand, m.wins, m.ties, m.losses
    FROM matchups AS m
    UNION ALL
    SELECT m.reverse AS matchup, m.villain_hand AS hero_hand, m.hero_hand AS villain_hand, m.losses, m.ties, m.wins
    FROM matchups AS m
    WHERE m.reverse <> m.matchup
)

SELECT
    'holdem' AS game,
    s.matchup,
    s.hero_hand,
    s.villain_hand,
    24
    // (1 + CAST(s.matchup[2] = s.matchup[1] AS INTEGER))
    // (1 + CAST(s.matchup[3] = s.matchup[2] AS INTEGER) + CAST(s.matchup[3] = s.matchup[1] AS INTEGER))
    // (
        1 + CAST(s.matchup[4] = s.matchup[3] AS INTEGER) + CAST(s.matchup[4] = s.matchup[2] AS INTEGER)
        + CAST(s.matchup[4] = s.matchup[1] AS INTEGER)
    ) AS pairs,
    s.wins,
    s.ties,
    s.losses
FROM sides AS s;
