-- The rows of heads_up.parquet, computed from rank_counts and flush_slice_counts; complete after the last slice
-- Grain: one row per class of matchups that differ only by a renaming of suits or the order of the hands (47,008)
-- Reads: flush_slice_counts, hole_cards, rank_counts, suit_holdings, suits
-- Engine: duckdb
-- Access: internal

-- place orders the matchups first by which cards are of one rank or suit: then rows in succession have similar counts.

-- At most one suit has three cards of a board, so the changes by the flushes of the four suits add up. The change by a
-- suit depends only on the two hands' rows of suit_holdings for this suit.

CREATE OR REPLACE VIEW matchup_totals AS
WITH
-- One row per class of matchups: the matchup with the highest hero, and then with the highest villain
highest_pairs AS MATERIALIZED (
    SELECT MAX([h.card_bits, v.card_bits]) AS holes
    FROM hole_cards AS h
    INNER JOIN hole_cards AS v ON h.card_bits > v.card_bits AND h.card_bits & v.card_bits = 0
    GROUP BY LEAST(pokersql.matchup_key(h.card_bits, v.card_bits), pokersql.matchup_key(v.card_bits, h.card_bits))
),

-- One row per matchup: the cards and rank codes of both hands
pairs AS MATERIALIZED (
    SELECT
        h.hole AS hero,
        v.hole AS villain,
        h.card_bits AS hero_bits,
        v.card_bits AS villain_bits,
        h.rank_codes AS hero_codes,
        v.rank_codes AS villain_codes
    FROM highest_pairs AS p
    INNER JOIN hole_cards AS h ON p.holes[1] = h.card_bits
    INNER JOIN hole_cards AS v ON p.holes[2] = v.card_bits
),

-- One row per first_holding and second_holding: how flushes change the numbers of wins and ties, summed over all boards
changes AS (
    SELECT c.first_holding, c.second_holding, SUM(c.wins) AS wins, SUM(c.ties) AS ties
    FROM flush_slice_counts AS c
    GROUP BY c.first_holding, c.second_holding
),

-- One row per matchup and suit: how flushes of the suit change the numbers of wins and ties
suit_changes AS (
    SELECT
        p.hero,
        p.villain,
        CASE WHEN h.holding >= v.holding THEN c.wins ELSE -c.wins - c.ties END AS wins,
        c.ties
    FROM pairs AS p
    CROSS JOIN suits AS s
    INNER JOIN suit_holdings AS h
        ON p.hero_codes = h.rank_codes AND pokersql.suit_codes(p.hero_bits, s.suit_id) = h.suit_codes
    INNER JOIN suit_holdings AS v
        ON p.villain_codes = v.rank_codes AND pokersql.suit_codes(p.villain_bits, s.suit_id) = v.suit_codes
    INNER JOIN changes AS c
        ON GREATEST(h.holding, v.holding) = c.first_holding AND LEAST(h.holding, v.holding) = c.second_holding
),

-- One row per matchup: how flushes of all suits change the numbers of wins and ties
pair_changes AS (
    SELECT c.hero, c.villain, SUM(c.wins) AS wins, SUM(c.ties) AS ties
    FROM suit_changes AS c
    GROUP BY c.hero, c.villain
),

-- One row per matchup: the wins and ties on all boards
totals AS (
    SELECT
        p.hero,
        p.villain,
        p.hero_codes,
        p.villain_codes,
        r.boards,
        CASE WHEN p.hero_codes >= p.villain_codes THEN r.wins ELSE r.boards - r.wins - r.ties END + c.wins AS wins,
        r.ties + c.ties AS ties
    FROM pairs AS p
    INNER JOIN rank_counts AS r
        ON
            GREATEST(p.hero_codes, p.villain_codes) = r.first_codes
            AND LEAST(p.hero_codes, p.villain_codes) = r.second_codes
    INNER JOIN pair_changes AS c ON p.hero = c.hero AND p.villain = c.villain
)

SELECT
    t.hero,
    t.villain,
    CAST(t.wins AS INTEGER) AS wins,
    CAST(t.ties AS INTEGER) AS ties,
    CAST(t.boards - t.wins - t.ties AS INTEGER) AS losses,
    ROW_NUMBER() OVER (
        ORDER BY
            t.hero[1] = t.hero[3],
            t.villain[1] = t.villain[3],
            t.hero[1] = t.villain[1],
            t.hero[1] = t.villain[3],
            t.hero[3] = t.villain[1],
            t.hero[3] = t.villain[3],
            t.hero[2] = t.villain[2],
            t.hero[2] = t.villain[4],
            t.hero[4] = t.villain[2],
            t.hero[4] = t.villain[4],
            t.hero[2] = t.hero[4],
            t.villain[2] = t.villain[4],
            t.hero_codes DESC,
            t.villain_codes DESC
    ) AS place
FROM totals AS t;
