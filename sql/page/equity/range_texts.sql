-- The size and the text of each player's range; the text shortens runs of hands: QQ, KK and AA become QQ+
-- Grain: one row per player; combinations_left leaves out the hands with a known card, and is NULL after an error
-- Reads: asked_methods, equity_game, hole_cards, player_hands, range_hands, range_texts
-- Engine: duckdb

WITH
-- One row per combination of two cards in the game's deck
combinations AS (
    SELECT h.card_bits
    FROM equity_game AS e
    INNER JOIN asked_methods AS m ON e.game = m.game
    INNER JOIN hole_cards AS h ON h.card_bits & ~m.deck_bits = 0
),

-- One row per player: the sum of the weights of the combinations in the range
range_sizes AS (
    SELECT
        r.player_id,
        SUM(r.weight) / 1000000 AS combinations,
        SUM(CASE WHEN p.card_bits IS NOT NULL THEN r.weight END) / 1000000 AS combinations_left
    FROM range_hands AS r
    INNER JOIN combinations AS c ON r.card_bits = c.card_bits
    LEFT JOIN player_hands AS p ON r.player_id = p.player_id AND r.card_bits = p.card_bits
    GROUP BY r.player_id
),

-- One row: the number of combinations of two cards in the deck
totals AS (
    SELECT COUNT(c.card_bits) AS possible FROM combinations AS c
)

SELECT t.player_id, t.range_text, s.combinations, s.combinations_left, p.possible, s.combinations / p.possible AS part
FROM range_texts AS t
INNER JOIN range_sizes AS s ON t.player_id = s.player_id
CROSS JOIN totals AS p
ORDER BY t.player_id;
