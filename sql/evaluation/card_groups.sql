-- Step 1: the cards of each hand, numbered, and grouped by rank and by suit
-- Grain: one row per card of a hand
-- Columns:
--   game_id: the game; hands of one game are ranked against each other
--   player_id: whose hand
--   card_id: 0 to 51, see deck
--   card: As, Td
--   rank: 2 to 14, the ace
--   rank_code: 16^(rank - 2)
--   suit_id: 0 to 3: clubs, diamonds, hearts, spades
--   card_number: 1 to 5, the lowest card first; a card that is there twice has one number
--   value_group: the rank's number in the hand, the lowest 1; its maximum is the number of ranks
--   suit_group: the suit's number in the hand, from 1; its maximum is the number of suits
--   group_size: how many cards of the hand have this rank
--   group_number: the group's number: larger groups first, then higher ranks
-- Reads: deck, hand_cards
-- Source: the T-SQL article's step 1, DENSE_RANK by value and by suit

DROP VIEW IF EXISTS card_groups;

CREATE VIEW card_groups AS
WITH
-- One row per card of a hand
cards AS (
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
FROM cards AS g;
