-- Every seven-card hand with its rank, worked out while it is read
-- Grain: one row per hand (133,784,560), card_1 < card_2 < card_3 < card_4 < card_5 < card_6 < card_7
-- Reads: lower_fives, seven_card_keys, upper_pairs
-- Source: pokersql
-- Engine: duckdb

-- Five cards meet every two that are higher, and one more join ranks them. A hand has a flush if the suit that three
-- or more of the five have is that of five of the seven.

DROP VIEW IF EXISTS every_seven_card_hand;

CREATE TEMPORARY VIEW every_seven_card_hand AS
SELECT
    f.card_1,
    f.card_2,
    f.card_3,
    f.card_4,
    f.card_5,
    p.card_6,
    p.card_7,
    k.hand_rank
FROM lower_fives AS f
INNER JOIN upper_pairs AS p ON f.card_5 = p.card_5 AND f.suit_id = p.suit_id
INNER JOIN seven_card_keys AS k
    ON k.seven_card_key = CASE
        WHEN f.suited + p.suited >= 5 THEN -(f.suit_bits + p.suit_bits)
        ELSE f.pattern_key + p.pattern_key
    END;
