-- What the first player's one hand is now, and the hands next to it in rank
-- Grain: one row in all, none for a range
-- Reads: deck, equity_classes, hands_now, known_bits
-- Source: pokersql
-- Engine: duckdb

SELECT
    n.hole,
    n.category,
    n.description,
    n.hand_rank,
    (SELECT MAX(c.hand_rank) FROM equity_classes AS c) AS worst_rank,
    b.description AS next_better,
    w.description AS next_worse,
    (
        SELECT STRING_AGG(d.card, ' ' ORDER BY d.card_id) FROM deck AS d
        WHERE (n.card_bits | k.board_bits) & d.card_bit > 0
        HAVING COUNT(*) = 5
    ) AS five_cards
FROM hands_now AS n
CROSS JOIN known_bits AS k
LEFT JOIN equity_classes AS b ON n.hand_rank = b.hand_rank + 1
LEFT JOIN equity_classes AS w ON n.hand_rank = w.hand_rank - 1
WHERE n.seat = 1
QUALIFY COUNT(*) OVER () = 1;
