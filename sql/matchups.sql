-- Fills matchup_counts with the number of boards on which hero's hole cards win, tie and lose against villain's
-- Grain: one new row per matchup, a key of both players' hole cards; renaming the suits does not change a key
-- Reads: pokersql.hole_cards, pokersql.matchup_counts
-- Source: sql/equity/heads_up/heads_up.parquet, counted by 'pokersql build --heads-up --force'
-- Engine: duckdb

-- Run this file after games.sql, in the directory that has sql/. The output of 'pokersql sql --part matchups' runs in
-- any directory. pairs is the number of orders of the four elements of matchup: 4!, divided by m! for m equal elements.

DELETE FROM pokersql.matchup_counts;

INSERT INTO pokersql.matchup_counts
WITH
-- One row per hero and villain (47,008); pairs that differ only by renamed suits or exchanged players have one row. The
-- file has the differences between the counts of each row and the row before: they are small, and so is the file
heads_up_counts AS (
    SELECT
        c.hero,
        c.villain,
        CAST(SUM(c.more_wins) OVER (ORDER BY c.file_row_number) AS INTEGER) AS wins,
        CAST(SUM(c.more_ties) OVER (ORDER BY c.file_row_number) AS INTEGER) AS ties,
        48 * 47 * 46 * 45 * 44 // (5 * 4 * 3 * 2) - wins - ties AS losses
    FROM READ_PARQUET('sql/equity/heads_up/heads_up.parquet', file_row_number = TRUE) AS c
),

-- One row per row of heads_up_counts: matchup is its key, reverse its key after hero and villain are exchanged
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

-- One row per matchup: all rows of matchups, and the rows with exchanged players if reverse differs from matchup
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
