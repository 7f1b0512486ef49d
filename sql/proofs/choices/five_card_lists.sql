-- The ranks of all five-card hands in a list; a number of two cards and a number of the other three give the index
-- Grain: one row in all
-- Reads: deck, hand_classes
-- Engine: duckdb
-- Access: internal

-- To be independent, the file reads no relation that ranked the seven-card hands. The kind of two or three cards is
-- their ranks, and their suit if they share one. The 403 kinds of two cards and 1,599 kinds of three have numbers.

DROP TABLE IF EXISTS five_card_lists;

CREATE TEMPORARY TABLE five_card_lists (
    pairs INTEGER[] NOT NULL, -- the number of two cards, at index 1 + lower card_id + 52 * higher card_id
    triples INTEGER[] NOT NULL, -- the number of three cards, at index 1 + lowest + 52 * middle + 2704 * highest
    hand_ranks SMALLINT[] NOT NULL -- the rank of five cards, at index 1 + number of two + number of three
);

INSERT INTO five_card_lists (pairs, triples, hand_ranks)
WITH
-- One row per two cards: place (their index in pairs, less 1), the sum of their rank codes, and their common suit or -1
twos AS (
    SELECT
        c1.card_id + 52 * c2.card_id AS place,
        c1.rank_code + c2.rank_code AS rank_codes,
        CASE WHEN c1.suit_id = c2.suit_id THEN c1.suit_id ELSE -1 END AS suit_id
    FROM deck AS c1
    INNER JOIN deck AS c2 ON c1.card_id < c2.card_id
),

-- One row per three cards: place (their index in triples, less 1), and rank_codes and suit_id as in twos
threes AS (
    SELECT
        c1.card_id + 52 * c2.card_id + 2704 * c3.card_id AS place,
        c1.rank_code + c2.rank_code + c3.rank_code AS rank_codes,
        CASE WHEN c1.suit_id = c2.suit_id AND c2.suit_id = c3.suit_id THEN c1.suit_id ELSE -1 END AS suit_id
    FROM deck AS c1
    INNER JOIN deck AS c2 ON c1.card_id < c2.card_id
    INNER JOIN deck AS c3 ON c2.card_id < c3.card_id
),

-- One row per kind of three cards: its number
three_kinds AS (
    SELECT t.rank_codes, t.suit_id, ROW_NUMBER() OVER (ORDER BY t.rank_codes, t.suit_id) - 1 AS kind
    FROM threes AS t
    GROUP BY t.rank_codes, t.suit_id
),

-- One row per kind of two cards: its number, a multiple of 1,599 (the number of kinds of three cards)
two_kinds AS (
    SELECT
        t.rank_codes,
        t.suit_id,
        (ROW_NUMBER() OVER (ORDER BY t.rank_codes, t.suit_id) - 1) * (SELECT COUNT(*) FROM three_kinds) AS kind
    FROM twos AS t
    GROUP BY t.rank_codes, t.suit_id
),

-- One row per kind of two cards and kind of three cards: place (their index in hand_ranks, less 1), and their hand_key
five_keys AS (
    SELECT
        a.kind + b.kind AS place,
        (a.rank_codes + b.rank_codes)
        * CASE WHEN a.suit_id = b.suit_id AND a.suit_id >= 0 THEN -1 ELSE 1 END AS hand_key
    FROM two_kinds AS a
    CROSS JOIN three_kinds AS b
)

SELECT
    (
        SELECT LIST(k.kind ORDER BY p.place)
        FROM RANGE(52 * 52) AS p (place)
        LEFT JOIN twos AS t ON p.place = t.place
        LEFT JOIN two_kinds AS k ON t.rank_codes = k.rank_codes AND t.suit_id = k.suit_id
    ) AS pairs,
    (
        SELECT LIST(k.kind ORDER BY p.place)
        FROM RANGE(52 * 52 * 52) AS p (place)
        LEFT JOIN threes AS t ON p.place = t.place
        LEFT JOIN three_kinds AS k ON t.rank_codes = k.rank_codes AND t.suit_id = k.suit_id
    ) AS triples,
    (
        SELECT LIST(h.hand_rank ORDER BY f.place)
        FROM five_keys AS f
        LEFT JOIN hand_classes AS h ON f.hand_key = h.hand_key
    ) AS hand_ranks;
