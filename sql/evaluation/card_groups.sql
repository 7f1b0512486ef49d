-- Step 1, the cards of each hand in order, grouped by value and by suit
-- Grain: one row per card of a hand
-- Reads: deck, hand_cards
-- Source: the T-SQL article's step 1: dense ranks of values and of suits, whose maxima count the different ones

DROP VIEW IF EXISTS card_groups;

CREATE VIEW card_groups AS
WITH
-- One row per card: its number in the hand (a card that is there twice has one), its value's and suit's number
-- among those in the hand, and how many cards of the hand share its value
grouped AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        d.card,
        d.rank,
        d.rank_code,
        d.suit_id,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.rank, d.card_id) AS card_number,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.rank) AS value_group,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.suit_id) AS suit_group,
        COUNT(*) OVER (PARTITION BY h.game_id, h.player_id, d.rank) AS group_size
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
)

SELECT
    g.game_id,
    g.player_id,
    g.card_id,
    g.card,
    g.rank,
    g.rank_code,
    g.suit_id,
    g.card_number,
    g.value_group,
    g.suit_group,
    g.group_size,
    DENSE_RANK() OVER (PARTITION BY g.game_id, g.player_id ORDER BY g.group_size DESC, g.rank DESC) AS group_number
FROM grouped AS g;
