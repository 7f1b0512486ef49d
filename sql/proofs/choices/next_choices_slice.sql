-- Ranks the next slice of seven_card_hands by the 21 choices, and keeps the hands whose stored rank differs
-- Grain: one new row of misranked_hands per hand with a wrong rank (at most 1,000), one of proved_slices
-- Reads: best_of_seven, misranked_hands, proved_slices, seven_card_hands
-- Engine: duckdb

-- Run sql/prove_choices.sql once, then this file 46 times (once for each card that can be card_5), and at the end
-- sql/checks/proofs/misranked_hands.sql. A slice has at most 6,307,136 hands.

INSERT INTO proved_slices (card_5, hands)
WITH
-- One row: the card_5 after the last proved slice, or the lowest card_5 if none is proved
slices AS (
    SELECT COALESCE(MAX(p.card_5) + 1, (SELECT MIN(h.card_5) FROM seven_card_hands AS h)) AS card_5
    FROM proved_slices AS p
)

SELECT s.card_5, COUNT(h.card_5) AS hands
FROM slices AS s
LEFT JOIN seven_card_hands AS h ON s.card_5 = h.card_5
GROUP BY s.card_5;

INSERT INTO misranked_hands
SELECT b.card_1, b.card_2, b.card_3, b.card_4, b.card_5, b.card_6, b.card_7, b.hand_rank, b.best_rank
FROM best_of_seven AS b
WHERE
    b.card_5 = (SELECT MAX(p.card_5) FROM proved_slices AS p)
    AND b.best_rank IS DISTINCT FROM b.hand_rank
ORDER BY b.card_1, b.card_2, b.card_3, b.card_4, b.card_5, b.card_6, b.card_7
LIMIT 1000;
