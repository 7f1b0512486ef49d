-- The best rank of own cards with a view of a board; a view is all ranks of the board, or its ranks in one suit
-- Grain: one row per row of `own_views` with a possible choice; hand_rank is NULL if no choice qualifies
-- Reads: pokersql.choice_places, pokersql.class_ranks, pokersql.deck
-- Engine: duckdb
-- Access: internal

-- An Omaha hand has 60 choices of cards, but only two views of its board matter: the board's ranks (6,175 different)
-- and, if a flush is possible, its ranks in the flush's suit. `own_views` has a row per half, own cards and view. In a
-- view of all ranks view_codes is the sum of the board's rank codes, and suit_id is NULL. In a view of one suit suit_id
-- is the suit, and view_codes is the negative sum over its cards. The best rank of a view with own cards is found once
-- for all own cards of the same ranks. class_ranks is joined last, by a LEFT JOIN: with an INNER JOIN, the optimizer
-- would start with all classes of the rules.

CREATE OR REPLACE MACRO pokersql.view_ranks_of(own_views) AS TABLE
WITH
-- One row per half and number of own cards that a hand may use
halves AS (
    SELECT h.half_number, h.half_rules, h.cards, UNNEST(RANGE(h.fewest_used, h.most_used + 1)) AS own_used
    FROM (
        SELECT DISTINCT v.half_number, v.half_rules, v.cards, v.fewest_used, v.most_used
        FROM QUERY_TABLE(own_views) AS v
    ) AS h
),

-- One row per set of own cards and card of the set: the card's place in the set
own_cards AS (
    SELECT
        h.own_bits,
        d.rank_code,
        d.suit_id,
        BIT_COUNT(h.own_bits & (d.card_bit - 1)) + 1 AS place,
        BIT_COUNT(h.own_bits) AS cards
    FROM (SELECT DISTINCT v.own_bits FROM QUERY_TABLE(own_views) AS v) AS h
    INNER JOIN pokersql.deck AS d ON h.own_bits & d.card_bit <> 0
),

-- One row per choice and place of a chosen card, if a hand may use as many own cards as the choice has
own_places AS (
    SELECT p.choice, p.place, p.last_place
    FROM pokersql.choice_places AS p
    WHERE p.cards IN (SELECT h.own_used FROM halves AS h)
),

-- One row per set of own cards and choice from it: the sum of the choice's rank codes, and the bits of its suits. A
-- choice of no card is a row, too, if a hand may use no own card
own_parts AS (
    SELECT
        c.own_bits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes,
        BIT_OR(1 << c.suit_id) AS suit_bits
    FROM own_cards AS c
    INNER JOIN own_places AS p ON c.place = p.place AND c.cards >= p.last_place
    GROUP BY c.own_bits, p.choice
    UNION ALL
    SELECT DISTINCT v.own_bits, 0 AS rank_codes, 0 AS suit_bits FROM QUERY_TABLE(own_views) AS v
    WHERE v.fewest_used = 0
),

-- One row per view and card of the view; cards of equal rank get different suits, which have no effect
view_cards AS (
    SELECT
        v.view_codes,
        CASE WHEN v.view_codes > 0 THEN d.rank_code ELSE -d.rank_code END AS rank_code,
        ROW_NUMBER() OVER (PARTITION BY v.view_codes ORDER BY d.card_id) AS place,
        COUNT(*) OVER (PARTITION BY v.view_codes) AS cards
    FROM (SELECT DISTINCT o.view_codes FROM QUERY_TABLE(own_views) AS o) AS v
    INNER JOIN pokersql.deck AS d ON d.suit_id < (ABS(v.view_codes) >> (4 * (d.rank - 2))) & 15
),

-- One row per half, view and rank_codes, which is the sum over a choice of cards from the view
view_parts AS (
    SELECT DISTINCT
        h.half_number,
        h.half_rules,
        c.view_codes,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes
    FROM view_cards AS c
    CROSS JOIN halves AS h
    INNER JOIN pokersql.choice_places AS p
        ON h.cards - h.own_used = p.cards AND c.place = p.place AND c.cards >= p.last_place
    GROUP BY h.half_number, h.half_rules, c.view_codes, p.choice
),

-- One row per sum over a choice of own cards (rank_codes). If suited is TRUE, rank_codes is the negative sum over a
-- choice of cards in at most one suit
own_sums AS (
    SELECT DISTINCT FALSE AS suited, o.rank_codes FROM own_parts AS o
    UNION ALL
    SELECT DISTINCT TRUE AS suited, -o.rank_codes AS rank_codes FROM own_parts AS o
    WHERE BIT_COUNT(o.suit_bits) < 2
),

-- One row per half, view and rank_codes of own cards: the best rank
part_ranks AS (
    SELECT v.half_number, v.view_codes, o.rank_codes, MIN(r.hand_rank) AS hand_rank
    FROM view_parts AS v
    INNER JOIN own_sums AS o ON (v.view_codes < 0) = o.suited
    LEFT JOIN pokersql.class_ranks AS r
        ON v.half_rules = r.rules AND v.rank_codes + o.rank_codes = r.hand_key
    GROUP BY v.half_number, v.view_codes, o.rank_codes
),

-- One row per row of own_views and choice of own cards; with a view of one suit, only choices in this suit
own_codes AS (
    SELECT
        v.half_number,
        v.own_bits,
        v.view_codes,
        v.suit_id,
        CASE WHEN v.suit_id IS NULL THEN o.rank_codes ELSE -o.rank_codes END AS rank_codes
    FROM QUERY_TABLE(own_views) AS v
    INNER JOIN own_parts AS o ON v.own_bits = o.own_bits AND (v.suit_id IS NULL OR o.suit_bits & ~(1 << v.suit_id) = 0)
)

SELECT c.half_number, c.own_bits, c.view_codes, COALESCE(c.suit_id, -1) AS suit_id, MIN(r.hand_rank) AS hand_rank
FROM own_codes AS c
INNER JOIN part_ranks AS r
    ON c.half_number = r.half_number AND c.view_codes = r.view_codes AND c.rank_codes = r.rank_codes
GROUP BY c.half_number, c.own_bits, c.view_codes, c.suit_id;
