-- The rank of :hand, a text like As Kd Qh Jc Ts; look-ups find its four pieces, then its key, then its class
-- Grain: one row; no row if :hand has another form or an error
-- Reads: card_pieces, hand_classes, hand_keys, ranks
-- Source: sql/ranking/hand_sums.sql, which computes the same hand_key
-- Engine: sqlite

-- SQLite does not reorder a CROSS JOIN, so it looks up the pieces before the key and the rank.

WITH
-- One row: rank_bits, in which the lowest of the four bits of each rank is set
masks AS (
    SELECT SUM(r.rank_code) AS rank_bits FROM ranks AS r
),

-- One row: the sums over the four pieces; no row if a card occurs twice or :hand has more than seven cards
sums AS (
    SELECT
        a.card_bits | b.card_bits | c.card_bits | d.card_bits AS card_bits,
        a.rank_codes + b.rank_codes + c.rank_codes + d.rank_codes AS rank_codes,
        a.suit_counts + b.suit_counts + c.suit_counts + d.suit_counts AS suit_counts
    FROM card_pieces AS a
    CROSS JOIN card_pieces AS b
    CROSS JOIN card_pieces AS c
    CROSS JOIN card_pieces AS d
    WHERE
        a.piece = SUBSTR(:hand, 1, 5)
        AND b.piece = SUBSTR(:hand, 6, 6)
        AND c.piece = SUBSTR(:hand, 12, 6)
        AND d.piece = SUBSTR(:hand, 18)
        AND LENGTH(:hand) <= 20
        AND a.card_bits | b.card_bits | c.card_bits | d.card_bits
        = a.card_bits + b.card_bits + c.card_bits + d.card_bits
),

-- One row: the sums, and flush_suit, which is the suit_id of a flush, or -1 if no suit has five cards
hands AS (
    SELECT
        s.card_bits,
        s.rank_codes,
        CASE
            WHEN s.suit_counts & 15 >= 5 THEN 0
            WHEN (s.suit_counts >> 4) & 15 >= 5 THEN 1
            WHEN (s.suit_counts >> 8) & 15 >= 5 THEN 2
            WHEN (s.suit_counts >> 12) & 15 >= 5 THEN 3
            ELSE -1
        END AS flush_suit
    FROM sums AS s
)

SELECT k.hand_rank, c.hand_points, c.category, c.description, h.card_bits, h.flush_suit, c.hand_key AS class_key
FROM hands AS h
CROSS JOIN masks AS m
CROSS JOIN hand_keys AS k
CROSS JOIN hand_classes AS c
WHERE
    k.hand_key = CASE
        WHEN h.flush_suit >= 0 THEN -((h.card_bits >> h.flush_suit) & m.rank_bits)
        ELSE h.rank_codes
    END
    AND k.hand_rank = c.hand_rank;
