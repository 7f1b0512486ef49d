-- The rank of every hand of five, six or seven cards, by its best five, through the lookup
-- Grain: one row per hand in hand_cards that can be ranked (hand_errors has the others)
-- Reads: deck, hand_cards, hand_choices, hand_classes
-- Source: pokersql

DROP VIEW IF EXISTS hand_ranks;

CREATE VIEW hand_ranks AS
WITH
-- One row per choice of five: its rank, and its place among those of its hand
ranked AS (
    SELECT
        h.game_id,
        h.player_id,
        h.five,
        c.hand_rank,
        c.hand_points,
        c.category,
        c.description,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id ORDER BY c.hand_rank, h.five) AS place
    FROM hand_choices AS h
    INNER JOIN hand_classes AS c ON h.hand_key = c.hand_key
),

-- One row per card of a hand: its number in rising order, which is the order of card_id
numbered AS (
    SELECT
        h.game_id,
        h.player_id,
        ' ' || d.card AS card,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id ORDER BY h.card_id) AS card_number
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
),

-- One row per hand: all its cards as text
spelled AS (
    SELECT
        n.game_id,
        n.player_id,
        SUBSTR(
            MAX(CASE WHEN n.card_number = 1 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 2 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 3 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 4 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 5 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 6 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 7 THEN n.card ELSE '' END),
            2
        ) AS hand
    FROM numbered AS n
    GROUP BY n.game_id, n.player_id
)

SELECT
    r.game_id,
    r.player_id,
    s.hand,
    r.five AS best_five,
    r.hand_rank,
    r.hand_points,
    r.category,
    r.description
FROM ranked AS r
INNER JOIN spelled AS s ON r.game_id = s.game_id AND r.player_id = s.player_id
WHERE r.place = 1;
