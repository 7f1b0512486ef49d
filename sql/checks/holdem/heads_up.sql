-- Does heads_up have all ordered pairs and boards, equal results in both orders, and the same sums as starting_hands?
-- Grain: one row per problem
-- Reads: heads_up, starting_hand_matchups, starting_hands
-- Source: there are C(48, 5) = 1,712,304 boards and 1,326 * 1,225 = 1,624,350 ordered pairs
-- Engine: duckdb

WITH
-- One row per hero and villain
pairs AS MATERIALIZED (
    SELECT h.hero, h.villain, h.hero_hand, h.villain_hand, h.wins, h.ties, h.losses FROM heads_up AS h
),

-- One row per unordered pair: the number of its orders, and whether both orders have the same results
meetings AS (
    SELECT
        LEAST(p.hero, p.villain) AS first,
        GREATEST(p.hero, p.villain) AS second,
        COUNT(*) AS orders,
        MIN(p.ties) = MAX(p.ties)
        AND MIN(CASE WHEN p.hero < p.villain THEN p.wins ELSE p.losses END)
        = MAX(CASE WHEN p.hero < p.villain THEN p.wins ELSE p.losses END) AS is_mirrored
    FROM pairs AS p
    GROUP BY LEAST(p.hero, p.villain), GREATEST(p.hero, p.villain)
),

-- One row per hero_hand and villain_hand: the sums over all pairs of hole cards
sums AS (
    SELECT
        p.hero_hand,
        p.villain_hand,
        COUNT(*) AS combinations,
        SUM(p.wins) AS wins,
        SUM(p.ties) AS ties,
        SUM(p.losses) AS losses
    FROM pairs AS p
    GROUP BY p.hero_hand, p.villain_hand
),

-- One row per hero_hand: the sums over all opponents
totals AS (
    SELECT m.hero_hand, SUM(m.wins) AS wins, SUM(m.ties) AS ties, SUM(m.losses) AS losses
    FROM starting_hand_matchups AS m
    GROUP BY m.hero_hand
)

SELECT 'heads_up has ' || COUNT(*) || ' pairs of hole cards, not 1624350' AS problem
FROM pairs
HAVING COUNT(*) <> 1624350
UNION ALL
SELECT
    'heads_up gives ' || p.hero || ' and ' || p.villain || ' ' || (p.wins + p.ties + p.losses) || ' boards, not 1712304'
        AS problem
FROM pairs AS p
WHERE p.wins + p.ties + p.losses <> 1712304 OR LEAST(p.wins, p.ties, p.losses) < 0
UNION ALL
SELECT 'heads_up has ' || m.first || ' against ' || m.second || ', but not with equal results in reverse' AS problem
FROM meetings AS m
WHERE m.orders <> 2 OR NOT m.is_mirrored
UNION ALL
SELECT
    'starting_hand_matchups has ' || COALESCE(s.hero_hand, m.hero_hand) || ' against '
    || COALESCE(s.villain_hand, m.villain_hand) || ' with other numbers than the sums of heads_up' AS problem
FROM sums AS s
FULL JOIN starting_hand_matchups AS m ON s.hero_hand = m.hero_hand AND s.villain_hand = m.villain_hand
WHERE
    (s.combinations, s.wins, s.ties, s.losses) IS DISTINCT FROM (m.combinations, m.wins, m.ties, m.losses)
UNION ALL
SELECT
    'starting_hand_matchups and starting_hands differ in the wins, ties or losses of '
    || COALESCE(h.starting_hand, t.hero_hand) AS problem
FROM starting_hands AS h
FULL JOIN totals AS t ON h.starting_hand = t.hero_hand
WHERE
    (h.combinations * h.wins, h.combinations * h.ties, h.combinations * h.losses)
    IS DISTINCT FROM (t.wins, t.ties, t.losses);
