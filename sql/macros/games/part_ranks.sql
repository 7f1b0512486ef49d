-- The best hand of so many own cards and the rest from the board, where no card is wild and suits never harm
-- Grain: one row per row of the table that has a choice which the rules rank
-- Reads: pokersql.choice_places, pokersql.class_ranks, pokersql.deck
-- Source: sql/showdowns/game_ranks.sql, which finds the same ranks (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges. 60 choices of
-- each Omaha hand would be 60 rows. But a board matters by its ranks alone (6,175 different), and where a flush is
-- possible by the ranks of the suit, too: these are its views. So the best rank of a view with two own cards is found
-- once for all hands that share both, and a hand has a row per two own cards. The LEFT JOIN of view_ranks finds what an
-- INNER one would, and is the last of the joins there: the optimizer would take all classes of the rules first. The
-- codes of hand_views are a column, since DuckDB 1.4 joins all views with all hands if a condition has both tables.

CREATE OR REPLACE MACRO pokersql.part_ranks(judged_table) AS TABLE
WITH
-- One row per half
halves AS (
    SELECT DISTINCT
        h.half_number, h.half_rules, h.own_used, h.counts_suits, h.cards - h.own_used AS board_used
    FROM QUERY_TABLE(judged_table) AS h
),

-- One row per different set of own cards and card
own_cards AS (
    SELECT
        h.own_bits,
        d.rank_code,
        d.suit_id,
        BIT_COUNT(h.own_bits & (d.card_bit - 1)) + 1 AS place,
        BIT_COUNT(h.own_bits) AS cards
    FROM (SELECT DISTINCT t.own_bits FROM QUERY_TABLE(judged_table) AS t) AS h
    INNER JOIN pokersql.deck AS d ON h.own_bits & d.card_bit <> 0
),

-- One row per choice of own cards and place that it takes
own_places AS (
    SELECT p.choice, p.place, p.last_place
    FROM pokersql.choice_places AS p
    WHERE p.cards IN (SELECT v.own_used FROM halves AS v)
),

-- One row per different set of own cards and choice of them: its rank codes, and the suit if it has but one
own_parts AS (
    SELECT
        c.own_bits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes,
        CASE WHEN MIN(c.suit_id) = MAX(c.suit_id) THEN MIN(c.suit_id) END AS suit_id
    FROM own_cards AS c
    INNER JOIN own_places AS p ON c.place = p.place AND c.cards >= p.last_place
    GROUP BY c.own_bits, p.choice
),

-- One row per different board
boards AS (
    SELECT DISTINCT t.board_bits FROM QUERY_TABLE(judged_table) AS t
),

-- One row per different board and view: all its cards, or those of a suit, whose codes are negative
board_views AS (
    SELECT
        b.board_bits,
        CAST(NULL AS INTEGER) AS suit_id,
        pokersql.code_sum(b.board_bits) AS view_codes,
        b.board_bits AS view_bits
    FROM boards AS b
    UNION ALL
    SELECT
        b.board_bits,
        CAST(s.range AS INTEGER) AS suit_id,
        -pokersql.suit_codes(b.board_bits, s.range) AS view_codes,
        pokersql.suit_codes(b.board_bits, s.range) AS view_bits
    FROM boards AS b
    INNER JOIN RANGE(4) AS s
        ON BIT_COUNT(pokersql.suit_codes(b.board_bits, s.range)) >= (SELECT MIN(h.board_used) FROM halves AS h)
),

-- One row per different view and card
view_cards AS (
    SELECT
        v.view_codes,
        CASE WHEN v.view_codes > 0 THEN d.rank_code ELSE -d.rank_code END AS rank_code,
        BIT_COUNT(v.view_bits & (d.card_bit - 1)) + 1 AS place,
        BIT_COUNT(v.view_bits) AS cards
    FROM (
        SELECT b.view_codes, MIN(b.view_bits) AS view_bits
        FROM board_views AS b
        GROUP BY b.view_codes
    ) AS v
    INNER JOIN pokersql.deck AS d ON v.view_bits & d.card_bit <> 0
),

-- One row per half, different view and sum of rank codes that a choice from it has
view_parts AS (
    SELECT DISTINCT
        h.half_number,
        h.half_rules,
        c.view_codes,
        c.view_codes > 0 AS any_suits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes
    FROM view_cards AS c
    INNER JOIN halves AS h ON c.view_codes > 0 OR h.counts_suits = 1
    INNER JOIN pokersql.choice_places AS p
        ON h.board_used = p.cards AND c.place = p.place AND c.cards >= p.last_place
    GROUP BY h.half_number, h.half_rules, c.view_codes, p.choice
),

-- One row per sum of rank codes that own cards have, negative for those of one suit
own_sums AS (
    SELECT DISTINCT o.rank_codes, TRUE AS any_suits FROM own_parts AS o
    UNION ALL
    SELECT DISTINCT -o.rank_codes AS rank_codes, FALSE AS any_suits FROM own_parts AS o
    WHERE o.suit_id IS NOT NULL
),

-- One row per half, view and own cards: the best rank
view_ranks AS (
    SELECT v.half_number, v.view_codes, o.rank_codes, MIN(r.hand_rank) AS hand_rank
    FROM view_parts AS v
    INNER JOIN own_sums AS o ON v.any_suits = o.any_suits
    LEFT JOIN pokersql.class_ranks AS r
        ON v.half_rules = r.rules AND v.rank_codes + o.rank_codes = r.hand_key
    GROUP BY v.half_number, v.view_codes, o.rank_codes
),

-- One row per row of the table, choice of its own cards and view of its board that they can fit
hand_views AS (
    SELECT
        h.own_bits,
        h.board_bits,
        h.half_number,
        b.view_codes,
        CASE WHEN b.suit_id IS NULL THEN o.rank_codes ELSE -o.rank_codes END AS rank_codes
    FROM QUERY_TABLE(judged_table) AS h
    INNER JOIN own_parts AS o ON h.own_bits = o.own_bits
    INNER JOIN board_views AS b ON h.board_bits = b.board_bits AND (b.suit_id IS NULL OR b.suit_id = o.suit_id)
)

SELECT h.own_bits, h.board_bits, h.half_number, MIN(r.hand_rank) AS hand_rank
FROM hand_views AS h
INNER JOIN view_ranks AS r
    ON h.view_codes = r.view_codes AND h.rank_codes = r.rank_codes AND h.half_number = r.half_number
GROUP BY h.own_bits, h.board_bits, h.half_number;
