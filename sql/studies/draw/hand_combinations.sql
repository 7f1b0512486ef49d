-- The cards of each hand as people lay them out: those of its combination first, the others after
-- Grain: one row per five-card hand of hand_cards; others is empty where all five cards count
-- Reads: deck, hand_cards, hand_shapes
-- Source: the XQuery article, which prints hands this way
-- Access: internal

-- Larger groups come first, then higher ranks; the ace of A-2-3-4-5 comes last. The combination of a straight, a flush
-- or a full house is the whole hand, that of a hand without any is its highest card.

DROP VIEW IF EXISTS hand_combinations;

CREATE VIEW hand_combinations AS
WITH
-- One row per card of a hand: the number of its group (an ace that is none of the ranks is the low one, and last), and
-- whether all five cards count
grouped AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        d.card,
        CASE d.rank WHEN s.rank_1 THEN 1 WHEN s.rank_2 THEN 2 WHEN s.rank_3 THEN 3 WHEN s.rank_4 THEN 4 ELSE 5 END
            AS group_number,
        s.second_group,
        CASE WHEN s.distinct_suits = 1 OR (s.distinct_values = 5 AND s.span = 4) THEN 1 ELSE 0 END AS complete
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
    INNER JOIN hand_shapes AS s ON h.game_id = s.game_id AND h.player_id = s.player_id
),

-- One row per card of a hand: its place in the layout, and whether it is of the combination
placed AS (
    SELECT
        g.game_id,
        g.player_id,
        g.card,
        ROW_NUMBER() OVER (PARTITION BY g.game_id, g.player_id ORDER BY g.group_number, g.card_id) AS place,
        CASE
            WHEN g.complete = 1 OR g.group_number = 1 THEN 1
            WHEN g.group_number = 2 AND g.second_group > 1 THEN 1
            ELSE 0
        END AS combined
    FROM grouped AS g
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
