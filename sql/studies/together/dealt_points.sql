-- The category of every hand of five to seven cards in hand_cards, through the lookup of keys
-- Grain: one row per hand
-- Reads: deck, hand_cards, hand_classes, hand_keys
-- Source: pokersql
-- Access: internal

-- The same as in hand_ranks, for a simulation: without texts.

DROP VIEW IF EXISTS dealt_points;

CREATE VIEW dealt_points AS
WITH
-- One row per hand and suit in it: how many cards, and the sum of their codes
suited AS (
    SELECT h.game_id, h.player_id, d.suit_id, COUNT(*) AS cards, CAST(SUM(d.rank_code) AS BIGINT) AS codes
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id, d.suit_id
),

-- One row per hand of five to seven cards: its key, which is that of a flush where five or more are of a suit. More
-- cards of a suit than a key sums would pass for a flush, as those of Chinese poker do.
keyed AS (
    SELECT
        s.game_id,
        s.player_id,
        CAST(
            CASE WHEN MAX(s.cards) >= 5 THEN SUM(CASE WHEN s.cards >= 5 THEN -s.codes ELSE 0 END) ELSE SUM(s.codes) END
            AS BIGINT
        ) AS hand_key
    FROM suited AS s
    GROUP BY s.game_id, s.player_id
    HAVING SUM(s.cards) BETWEEN 5 AND 7
)

SELECT k.game_id, k.player_id, c.hand_points
FROM keyed AS k
INNER JOIN hand_keys AS h ON k.hand_key = h.hand_key
INNER JOIN hand_classes AS c ON h.hand_rank = c.hand_rank;
