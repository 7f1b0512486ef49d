-- The kinds of flops: all flops that differ only by a renaming of the suits are one kind
-- Grain: one row per kind (1,755)
-- Columns:
--   flop: one flop of the kind as text, the highest card first: As Ks Qh
--   card_bits: the sum of 2^card_id over its cards
--   weight: the number of flops of the kind, 4, 12 or 24; all kinds together have C(52, 3) = 22,100
--   rank_1: the highest rank, 2 to 14
--   rank_2: the second rank
--   rank_3: the lowest rank
-- Reads: deck, rank_textures, suit_textures

DROP TABLE IF EXISTS flops;

CREATE TABLE flops AS
WITH
-- One row per flop; odd_rank is the rank of the card that is not of the suit of two others
card_sets AS (
    SELECT
        a.card || ' ' || b.card || ' ' || c.card AS flop,
        a.card_bit + b.card_bit + c.card_bit AS card_bits,
        a.rank AS rank_1,
        b.rank AS rank_2,
        c.rank AS rank_3,
        a.rank_code + b.rank_code + c.rank_code AS rank_codes,
        CASE
            WHEN a.suit_id = b.suit_id AND b.suit_id = c.suit_id THEN 3
            WHEN a.suit_id = b.suit_id OR b.suit_id = c.suit_id OR a.suit_id = c.suit_id THEN 2
            ELSE 1
        END AS most_suited,
        CASE
            WHEN a.suit_id = b.suit_id THEN c.rank
            WHEN b.suit_id = c.suit_id THEN a.rank
            WHEN a.suit_id = c.suit_id THEN b.rank
        END AS odd_rank
    FROM deck AS a
    INNER JOIN deck AS b ON a.card_id > b.card_id
    INNER JOIN deck AS c ON b.card_id > c.card_id
),

-- One row per kind; the flop with the highest text also has the highest card_bits
kinds AS (
    SELECT
        MAX(s.flop) AS flop,
        MAX(s.card_bits) AS card_bits,
        COUNT(*) AS weight,
        s.rank_1,
        s.rank_2,
        s.rank_3,
        s.rank_codes,
        s.most_suited
    FROM card_sets AS s
    GROUP BY s.rank_1, s.rank_2, s.rank_3, s.rank_codes, s.most_suited, s.odd_rank
)

SELECT
    k.flop,
    k.card_bits,
    k.weight,
    k.rank_1,
    k.rank_2,
    k.rank_3,
    s.suits,
    r.paired,
    r.high_card,
    r.connected,
    r.straights_possible,
    s.flush_possible
FROM kinds AS k
INNER JOIN rank_textures AS r ON r.cards = 3 AND k.rank_codes = r.rank_codes
INNER JOIN suit_textures AS s ON s.cards = 3 AND k.most_suited = s.most_suited
ORDER BY k.card_bits DESC;
