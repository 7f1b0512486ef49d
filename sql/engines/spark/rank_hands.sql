-- The rows of a frame of hands, each with the rank or the error of its hand
-- Grain: one row per row of the frame
-- Reads: card_pieces, hand_classes, hand_keys
-- Source: sql/macros/rank_hands.sql, which adds the same columns (tests/test_spark.py)
-- Engine: spark

-- {hands} is the frame, with the hand as text in the column pokersql_hand. Other braces stand for relations of pokersql
-- and for the names of the new columns. Joins with card_pieces read texts like As Kd Qh Jc Ts; read_hand() reads other
-- texts. All joins broadcast the relations of pokersql, so Spark does not shuffle the rows of the frame.

WITH
-- One row per row of the frame: the bits of its hand, NULL if a piece is unknown or a card occurs twice. In this form,
-- n different cards have 3n - 1 letters.
piece_bits AS (
    SELECT /*+ BROADCAST(a), BROADCAST(b), BROADCAST(c), BROADCAST(d) */
        h.*,
        CASE
            WHEN
                LENGTH(h.pokersql_hand) IN (14, 17, 20)
                AND 3 * BIT_COUNT(a.card_bits | b.card_bits | c.card_bits | d.card_bits) = LENGTH(h.pokersql_hand) + 1
                THEN a.card_bits | b.card_bits | c.card_bits | d.card_bits
        END AS pokersql_bits
    FROM {hands} AS h
    LEFT JOIN {card_pieces} AS a ON SUBSTR(h.pokersql_hand, 1, 5) = a.piece
    LEFT JOIN {card_pieces} AS b ON SUBSTR(h.pokersql_hand, 6, 6) = b.piece
    LEFT JOIN {card_pieces} AS c ON SUBSTR(h.pokersql_hand, 12, 6) = c.piece
    LEFT JOIN {card_pieces} AS d ON SUBSTR(h.pokersql_hand, 18) = d.piece
),

-- One row per row of the frame: the result of read_hand() if the joins give no bits, else NULL
hands_read AS (
    SELECT
        b.*,
        READ_HAND(CASE WHEN b.pokersql_bits IS NULL THEN b.pokersql_hand END) AS pokersql_read
    FROM piece_bits AS b
)

SELECT /*+ BROADCAST(l) */
    h.* EXCEPT (pokersql_hand, pokersql_bits, pokersql_read),
    l.hand_rank AS {rank_name},
    l.category AS {category_name},
    l.description AS {description_name},
    h.pokersql_read.error AS {error_name}
FROM hands_read AS h
LEFT JOIN (
    SELECT k.hand_key, c.hand_rank, c.category, c.description
    FROM {hand_keys} AS k
    INNER JOIN {hand_classes} AS c ON k.hand_rank = c.hand_rank
) AS l ON COALESCE(BITS_KEY(h.pokersql_bits), h.pokersql_read.hand_key) = l.hand_key;
