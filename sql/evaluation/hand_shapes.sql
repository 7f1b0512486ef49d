-- Step 2: the characteristics of each hand
-- Grain: one row per hand of five different cards
-- Columns:
--   hand: the five cards, the lowest first: 2c 2d 7h 9d Kc
--   distinct_values: how many different ranks the hand has, 2 to 5
--   distinct_suits: how many different suits the hand has, 1 to 4; 1 is a flush
--   largest_group: how many cards the largest group of equal rank has, 1 to 4
--   second_group: how many cards the second group has, 1 or 2
--   highest: the highest rank; an ace is 14
--   lowest: the lowest rank; an ace is 14
--   low_ace: 1 if the highest card counts low to make a straight, as in A-2-3-4-5, else 0
--   rank_codes: the sum of the cards' rank codes, which is hand_key in hand_classes, or -hand_key for a flush
--   span: the highest minus the lowest rank, where a low ace counts as 1 (4 for A-2-3-4-5)
--   rank_1: the rank as which the first group counts; larger groups come first, then higher ranks
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none; 1 for the ace of A-2-3-4-5
-- Reads: card_groups
-- Source: the T-SQL article's step 2; the low ace is added here

-- A card counts as its value, unless the low_value of the highest card makes a straight. Then low_ace is 1 and this
-- card counts as its low_value: A-2-3-4-5 has the ranks 5, 4, 3, 2, 1 and span 4. But for A-2-3-4-5 highest is 14 and
-- lowest is 2 by all rules, as in the article.

DROP VIEW IF EXISTS hand_shapes;

CREATE VIEW hand_shapes AS
WITH
-- One row per hand: its shape if each card counts as its value; low_value is the low_value of the cards of rank_1
high_readings AS (
    SELECT
        g.game_id,
        g.player_id,
        MAX(CASE WHEN g.card_number = 1 THEN g.card END)
        || ' ' || MAX(CASE WHEN g.card_number = 2 THEN g.card END)
        || ' ' || MAX(CASE WHEN g.card_number = 3 THEN g.card END)
        || ' ' || MAX(CASE WHEN g.card_number = 4 THEN g.card END)
        || ' ' || MAX(CASE WHEN g.card_number = 5 THEN g.card END) AS hand,
        MAX(g.value_group) AS distinct_values,
        MAX(g.suit_group) AS distinct_suits,
        MAX(g.group_size) AS largest_group,
        MAX(CASE WHEN g.group_number = 2 THEN g.group_size ELSE 0 END) AS second_group,
        MAX(g.rank) AS highest,
        MIN(g.rank) AS lowest,
        CAST(SUM(g.rank_code) AS BIGINT) AS rank_codes,
        MAX(g.value) - MIN(g.value) AS span,
        MAX(CASE WHEN g.group_number = 1 THEN g.value ELSE 0 END) AS rank_1,
        MAX(CASE WHEN g.group_number = 2 THEN g.value ELSE 0 END) AS rank_2,
        MAX(CASE WHEN g.group_number = 3 THEN g.value ELSE 0 END) AS rank_3,
        MAX(CASE WHEN g.group_number = 4 THEN g.value ELSE 0 END) AS rank_4,
        MAX(CASE WHEN g.group_number = 5 THEN g.value ELSE 0 END) AS rank_5,
        MAX(CASE WHEN g.group_number = 1 THEN g.low_value ELSE 0 END) AS low_value
    FROM card_groups AS g
    GROUP BY g.game_id, g.player_id
    HAVING COUNT(*) = 5 AND MAX(g.card_number) = 5
),

-- One row per hand: low_ace is 1 if the low_value of its highest card makes a straight with the four other cards
shapes AS (
    SELECT
        c.*,
        CASE
            WHEN c.distinct_values = 5 AND c.rank_5 > c.low_value AND c.rank_2 - c.low_value = 4 THEN 1
            ELSE 0
        END AS low_ace
    FROM high_readings AS c
)

SELECT
    t.game_id,
    t.player_id,
    t.hand,
    t.distinct_values,
    t.distinct_suits,
    t.largest_group,
    t.second_group,
    t.highest,
    t.lowest,
    t.low_ace,
    t.rank_codes,
    CASE WHEN t.low_ace = 1 THEN t.rank_2 - t.low_value ELSE t.span END AS span,
    CASE WHEN t.low_ace = 1 THEN t.rank_2 ELSE t.rank_1 END AS rank_1,
    CASE WHEN t.low_ace = 1 THEN t.rank_3 ELSE t.rank_2 END AS rank_2,
    CASE WHEN t.low_ace = 1 THEN t.rank_4 ELSE t.rank_3 END AS rank_3,
    CASE WHEN t.low_ace = 1 THEN t.rank_5 ELSE t.rank_4 END AS rank_4,
    CASE WHEN t.low_ace = 1 THEN t.low_value ELSE t.rank_5 END AS rank_5
FROM shapes AS t;
