-- The cards of each hand as people lay them out: the combination first, then the other cards
-- Grain: one row per five-card hand of hand_cards; others is empty if all five cards are the combination
-- Reads: grouped_cards
-- Source: the XQuery article, which prints hands this way
-- Access: internal

-- The combination of a straight, a flush or a full house is the whole hand. The combination of a high card is one card.

DROP VIEW IF EXISTS hand_combinations;

CREATE VIEW hand_combinations AS
WITH
-- One row per card of a hand: the card's number in the layout, and whether the card belongs to the combination
cards AS (
    SELECT
        g.game_id,
        g.player_id,
        g.card,
        ROW_NUMBER() OVER (PARTITION BY g.game_id, g.player_id ORDER BY g.place, g.card_id) AS card_number,
        CASE
            WHEN g.place = 1 OR (g.place = 2 AND g.second_group > 1) THEN 1
            WHEN g.distinct_suits = 1 OR (g.distinct_values = 5 AND g.span = 4) THEN 1
            ELSE 0
        END AS is_combined
    FROM grouped_cards AS g
),

-- One row per hand: all its cards, and the number of cards of the combination
hands AS (
    SELECT
        c.game_id,
        c.player_id,
        MAX(CASE WHEN c.card_number = 1 THEN c.card ELSE '' END)
        || MAX(CASE WHEN c.card_number = 2 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.card_number = 3 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.card_number = 4 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.card_number = 5 THEN ' ' || c.card ELSE '' END) AS hand,
        CAST(SUM(c.is_combined) AS INTEGER) AS combined_cards
    FROM cards AS c
    GROUP BY c.game_id, c.player_id
)

SELECT
    h.game_id,
    h.player_id,
    SUBSTR(h.hand, 1, 3 * h.combined_cards - 1) AS combination,
    SUBSTR(h.hand, 3 * h.combined_cards + 1) AS others,
    SUBSTR(h.hand, 1, 3 * h.combined_cards - 1)
    || CASE WHEN h.combined_cards = 5 THEN '' ELSE ' | ' || SUBSTR(h.hand, 3 * h.combined_cards + 1) END AS layout
FROM hands AS h;
