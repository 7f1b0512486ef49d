-- The cards of each hand as people lay them out: those of its combination first, the others after
-- Grain: one row per five-card hand of hand_cards; others is empty where all five cards count
-- Reads: card_groups, hand_shapes
-- Source: the XQuery article, which prints hands this way

-- Larger groups come first, then higher ranks; the ace of A-2-3-4-5 comes last. The combination of a straight, a flush
-- or a full house is the whole hand, that of a hand without any is its highest card.

DROP VIEW IF EXISTS hand_combinations;

CREATE VIEW hand_combinations AS
WITH
-- One row per card of a hand: its place in the layout, and whether it is of the combination
placed AS (
    SELECT
        g.game_id,
        g.player_id,
        g.card,
        ROW_NUMBER() OVER (
            PARTITION BY g.game_id, g.player_id
            ORDER BY CASE WHEN h.low_ace = 1 AND g.rank = h.highest THEN 1 ELSE 0 END, g.group_number, g.card_id
        ) AS place,
        CASE
            WHEN g.group_number = 1 OR g.group_size > 1 OR h.distinct_suits = 1 THEN 1
            WHEN h.distinct_values = 5 AND h.span = 4 THEN 1
            ELSE 0
        END AS combined
    FROM card_groups AS g
    INNER JOIN hand_shapes AS h ON g.game_id = h.game_id AND g.player_id = h.player_id
),

-- One row per hand: its first card, which is always of the combination, and the four others, here or there
laid AS (
    SELECT
        p.game_id,
        p.player_id,
        MAX(CASE WHEN p.place = 1 THEN p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 2 AND p.combined = 1 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 3 AND p.combined = 1 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 4 AND p.combined = 1 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 5 AND p.combined = 1 THEN ' ' || p.card ELSE '' END) AS combination,
        MAX(CASE WHEN p.place = 2 AND p.combined = 0 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 3 AND p.combined = 0 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 4 AND p.combined = 0 THEN ' ' || p.card ELSE '' END)
        || MAX(CASE WHEN p.place = 5 AND p.combined = 0 THEN ' ' || p.card ELSE '' END) AS others
    FROM placed AS p
    GROUP BY p.game_id, p.player_id
)

SELECT
    l.game_id,
    l.player_id,
    l.combination,
    TRIM(l.others) AS others,
    l.combination || CASE WHEN l.others = '' THEN '' ELSE ' |' || l.others END AS layout
FROM laid AS l;
