-- The different texts of a column, each with the key of its hand if the text is written As Kd Qh Jc Ts or AsKdQhJcTs
-- Grain: one row per text
-- Reads: card_pieces, hands_table, ranks
-- Source: sql/ranking/hand_sums.sql, which computes the same hand_key

-- hands_table and hand_column stand for the arguments of the dbt macro. Four joins with card_pieces read a text.
-- hand_key is NULL for a text of another form and for a hand with an error: text_ranks reads these texts.

WITH
-- One row per text
texts AS (
    SELECT DISTINCT CAST(t.hand_column AS TEXT) AS hand FROM hands_table AS t
),

-- One row per text: written has a blank after each two letters of a text without blanks
spaced_texts AS (
    SELECT
        t.hand,
        CASE
            WHEN t.hand LIKE '% %' OR LENGTH(t.hand) > 14 THEN t.hand
            ELSE
                RTRIM(
                    SUBSTR(t.hand, 1, 2) || ' ' || SUBSTR(t.hand, 3, 2) || ' ' || SUBSTR(t.hand, 5, 2) || ' '
                    || SUBSTR(t.hand, 7, 2) || ' ' || SUBSTR(t.hand, 9, 2) || ' ' || SUBSTR(t.hand, 11, 2) || ' '
                    || SUBSTR(t.hand, 13, 2)
                )
        END AS written
    FROM texts AS t
),

-- One row: rank_bits, in which the lowest of the four bits of each rank is set
masks AS (
    SELECT CAST(SUM(r.rank_code) AS BIGINT) AS rank_bits FROM ranks AS r
),

-- One row per text: the sums over its four pieces, NULL if a piece is unknown. card_sum and card_bits are equal if all
-- cards are different
sums AS (
    SELECT
        t.hand,
        CASE LENGTH(t.written) WHEN 14 THEN 5 WHEN 17 THEN 6 WHEN 20 THEN 7 END AS cards,
        a.card_bits + b.card_bits + c.card_bits + d.card_bits AS card_sum,
        a.card_bits | b.card_bits | c.card_bits | d.card_bits AS card_bits,
        a.rank_codes + b.rank_codes + c.rank_codes + d.rank_codes AS rank_codes,
        a.suit_counts + b.suit_counts + c.suit_counts + d.suit_counts AS suit_counts
    FROM spaced_texts AS t
    LEFT JOIN card_pieces AS a ON SUBSTR(t.written, 1, 5) = a.piece
    LEFT JOIN card_pieces AS b ON SUBSTR(t.written, 6, 6) = b.piece
    LEFT JOIN card_pieces AS c ON SUBSTR(t.written, 12, 6) = c.piece
    LEFT JOIN card_pieces AS d ON SUBSTR(t.written, 18) = d.piece
)

SELECT
    s.hand,
    s.cards,
    CASE
        WHEN s.card_sum <> s.card_bits OR s.cards IS NULL THEN NULL
        WHEN (s.suit_counts & 15) >= 5 THEN -(s.card_bits & m.rank_bits)
        WHEN ((s.suit_counts >> 4) & 15) >= 5 THEN -((s.card_bits >> 1) & m.rank_bits)
        WHEN ((s.suit_counts >> 8) & 15) >= 5 THEN -((s.card_bits >> 2) & m.rank_bits)
        WHEN ((s.suit_counts >> 12) & 15) >= 5 THEN -((s.card_bits >> 3) & m.rank_bits)
        ELSE s.rank_codes
    END AS hand_key
FROM sums AS s
CROSS JOIN masks AS m;
