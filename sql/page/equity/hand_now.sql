-- The category of the first player's hand now, and the next better and next worse hands by the game's rules
-- Grain: one row if the first player has a hand, no row if the first player has a range
-- Reads: asked_methods, asked_question, hands_now, pokersql.class_ranks
-- Engine: duckdb

WITH
-- One row per hand_rank by the game's high_rules: its description
names AS (
    SELECT c.hand_rank, MIN(c.description) AS description
    FROM asked_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    INNER JOIN pokersql.class_ranks AS c ON m.high_rules = c.rules
    GROUP BY c.hand_rank
)

SELECT
    n.hole,
    n.category,
    n.description,
    n.hand_rank,
    (SELECT MAX(r.hand_rank) FROM names AS r) AS worst_rank,
    b.description AS next_better,
    w.description AS next_worse,
    CASE
        WHEN BIT_COUNT(n.card_bits | q.board_bits) = 5 THEN pokersql.bits_text(n.card_bits | q.board_bits)
    END AS five_cards
FROM hands_now AS n
CROSS JOIN asked_question AS q
LEFT JOIN names AS b ON n.hand_rank = b.hand_rank + 1
LEFT JOIN names AS w ON n.hand_rank = w.hand_rank - 1
WHERE n.seat = 1
QUALIFY COUNT(*) OVER () = 1;
