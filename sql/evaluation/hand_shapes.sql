-- Step 2, the characteristics of each hand
-- Grain: one row per hand of five different cards (see hand_errors for what isn't one; six and seven: hand_ranks)
-- Reads: card_groups
-- Source: the T-SQL article's step 2; the low ace is added here

-- rank_1 to rank_5 are the values of the hand's groups, larger groups first, then higher ones; 0 = no such group.
-- An ace is high (14), but for A-2-3-4-5: there low_ace is 1, the groups are 5, 4, 3, 2, 1 and the span is 4
-- (highest and lowest stay 14 and 2, as the article has them). rank_codes is the sum of the cards' codes, by which
-- hand_classes knows a hand again.

DROP VIEW IF EXISTS hand_shapes;

CREATE VIEW hand_shapes AS
WITH
-- One row per hand: counts, extremes and the groups' values in order, the ace high
counted AS (
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
        MAX(CASE WHEN g.group_number = 1 THEN g.rank ELSE 0 END) AS rank_1,
        MAX(CASE WHEN g.group_number = 2 THEN g.rank ELSE 0 END) AS rank_2,
        MAX(CASE WHEN g.group_number = 3 THEN g.rank ELSE 0 END) AS rank_3,
        MAX(CASE WHEN g.group_number = 4 THEN g.rank ELSE 0 END) AS rank_4,
        MAX(CASE WHEN g.group_number = 5 THEN g.rank ELSE 0 END) AS rank_5
    FROM card_groups AS g
    GROUP BY g.game_id, g.player_id
    HAVING COUNT(*) = 5 AND MAX(g.card_number) = 5
),

-- One row per hand: the same, and whether its ace is low (four values below the ace of which 5 is the highest are
-- 5, 4, 3 and 2)
turned AS (
    SELECT
        c.*,
        CASE WHEN c.distinct_values = 5 AND c.rank_1 = 14 AND c.rank_2 = 5 THEN 1 ELSE 0 END AS low_ace
    FROM counted AS c
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
    CASE WHEN t.low_ace = 1 THEN t.rank_2 - 1 ELSE t.highest - t.lowest END AS span,
    CASE WHEN t.low_ace = 1 THEN t.rank_2 ELSE t.rank_1 END AS rank_1,
    CASE WHEN t.low_ace = 1 THEN t.rank_3 ELSE t.rank_2 END AS rank_2,
    CASE WHEN t.low_ace = 1 THEN t.rank_4 ELSE t.rank_3 END AS rank_3,
    CASE WHEN t.low_ace = 1 THEN t.rank_5 ELSE t.rank_4 END AS rank_4,
    CASE WHEN t.low_ace = 1 THEN 1 ELSE t.rank_5 END AS rank_5
FROM turned AS t;
