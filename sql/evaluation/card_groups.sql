-- Step 1: the cards of each hand, numbered, and grouped by rank and by suit
-- Grain: one row per card of a hand
-- Columns:
--   card_id: 0 to 51, see deck
--   value: the highest rank that the card can count as: 14 for an ace by the standard rules, 1 by the rules ace to five
--   low_value: the lowest rank that the card can count as: 1 for an ace by the standard rules
--   card_number: 1, 2, ... in the order of card_id; duplicates share a number
--   value_group: 1 for the lowest value of the hand, 2 for the next, ...; the maximum is the number of ranks
--   suit_group: 1 for the hand's suit with the lowest suit_id, 2 for the next, ...; the maximum is the number of suits
--   group_size: how many cards of the hand have this rank
--   group_number: 1 for the first group, 2 for the next, ...; larger groups come first, then higher values
-- Reads: hand_cards, step_cards
-- Source: the T-SQL article's step 1, DENSE_RANK by value and by suit

-- A card has no row if it is wild by the rules of settings, or if the deck of the rules lacks it. Then a hand of five
-- cards has fewer than five rows, and step 2 drops the hand.

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
        d.value,
        d.low_value,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.card_id) AS card_number,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.value) AS value_group,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.suit_id) AS suit_group,
        COUNT(*) OVER (PARTITION BY h.game_id, h.player_id, d.rank) AS group_size
    FROM hand_cards AS h
    INNER JOIN step_cards AS d ON h.card_id = d.card_id
)

SELECT
    g.game_id,
    g.player_id,
    g.card_id,
    g.card,
    g.rank,
    g.rank_code,
    g.suit_id,
    g.value,
    g.low_value,
    g.card_number,
    g.value_group,
    g.suit_group,
    g.group_size,
    DENSE_RANK() OVER (PARTITION BY g.game_id, g.player_id ORDER BY g.group_size DESC, g.value DESC) AS group_number
FROM cards AS g;
