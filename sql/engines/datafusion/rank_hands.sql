-- The rows of a frame of hands, each with the rank or the error of its hand
-- Grain: one row per row of the frame
-- Reads: card_pieces, hand_classes, hand_keys
-- Source: sql/macros/rank_hands.sql, which adds the same columns (tests/test_datafusion.py)
-- Engine: datafusion

-- {hands} is the frame, with the hand as text in the column pokersql_hand. Other braces stand for relations of pokersql
-- and for the names of the new columns. Joins with card_pieces read texts like As Kd Qh Jc Ts; functions read other
-- texts. The joined tables are small, so the rows of the frame stream through the joins.

WITH
-- One row per row of the frame: the sums over the four pieces of its hand, NULL if a piece is unknown. The sum and the
-- OR of card_bits are equal only if all cards are different.
pieces AS (
    SELECT
        h.*,
        a.card_bits + b.card_bits + c.card_bits + d.card_bits AS pokersql_bits,
        a.card_bits | b.card_bits | c.card_bits | d.card_bits AS pokersql_cards,
        a.rank_codes + b.rank_codes + c.rank_codes + d.rank_codes AS pokersql_codes,
        a.suit_counts + b.suit_counts + c.suit_counts + d.suit_counts AS pokersql_suits
    FROM {hands} AS h
    LEFT JOIN {card_pieces} AS a ON SUBSTR(h.pokersql_hand, 1, 5) = a.piece
    LEFT JOIN {card_pieces} AS b ON SUBSTR(h.pokersql_hand, 6, 6) = b.piece
    LEFT JOIN {card_pieces} AS c ON SUBSTR(h.pokersql_hand, 12, 6) = c.piece
    LEFT JOIN {card_pieces} AS d ON SUBSTR(h.pokersql_hand, 18) = d.piece
),

-- One row per row of the frame: the key of its hand in hand_keys, NULL if the pieces do not give a valid hand.
-- DataFusion 55 computes -(x & y) wrongly as -x | -y, so this query has 0 - (x & y) instead.
keys AS (
    SELECT
        p.*,
        CASE
            WHEN p.pokersql_bits <> p.pokersql_cards OR LENGTH(p.pokersql_hand) NOT IN (14, 17, 20) THEN NULL
            WHEN (p.pokersql_suits & 15) >= 5 THEN 0 - (p.pokersql_bits & s.suit_bits)
            WHEN ((p.pokersql_suits >> 4) & 15) >= 5 THEN 0 - ((p.pokersql_bits >> 1) & s.suit_bits)
            WHEN ((p.pokersql_suits >> 8) & 15) >= 5 THEN 0 - ((p.pokersql_bits >> 2) & s.suit_bits)
            WHEN ((p.pokersql_suits >> 12) & 15) >= 5 THEN 0 - ((p.pokersql_bits >> 3) & s.suit_bits)
            ELSE p.pokersql_codes
        END AS pokersql_key
    FROM pieces AS p
    CROSS JOIN (SELECT ((CAST(1 AS BIGINT) << 52) - 1) / 15 AS suit_bits) AS s
),

-- One row per row of the frame: the rank of its hand by hand_keys and, if hand_keys lacks it, by HAND_RANK()
ranks AS (
    SELECT
        k.*,
        h.hand_rank AS pokersql_key_rank,
        HAND_RANK(CASE WHEN h.hand_rank IS NULL THEN k.pokersql_hand END) AS pokersql_read_rank
    FROM keys AS k
    LEFT JOIN {hand_keys} AS h ON k.pokersql_key = h.hand_key
)

SELECT
    r.* EXCEPT (
        pokersql_hand, pokersql_bits, pokersql_cards, pokersql_codes, pokersql_suits, pokersql_key, pokersql_key_rank,
        pokersql_read_rank
    ),
    COALESCE(r.pokersql_key_rank, r.pokersql_read_rank) AS {rank_name},
    c.category AS {category_name},
    c.description AS {description_name},
    HAND_ERROR(
        CASE WHEN r.pokersql_key_rank IS NULL AND r.pokersql_read_rank IS NULL THEN r.pokersql_hand END
    ) AS {error_name}
FROM ranks AS r
LEFT JOIN {hand_classes} AS c ON COALESCE(r.pokersql_key_rank, r.pokersql_read_rank) = c.hand_rank;
