-- Are the strategies of each stack in push_fold_strategies within 0.00001 big blinds of an equilibrium?
-- Grain: one row per problem
-- Reads: push_fold_strategies, starting_hand_matchups
-- Source: there are 49 stacks and 169 starting hands
-- Engine: duckdb

WITH
-- One row per stack and pair of starting hands: the pairs of hole cards, and the small blind's gain if both are all-in
all_ins AS (
    SELECT
        p.stack,
        m.hero_hand,
        m.villain_hand,
        m.combinations,
        m.combinations * p.pushed AS pushes,
        m.combinations * c.called AS calls,
        p.stack * (m.wins - m.losses) / (m.wins + m.ties + m.losses) AS gain
    FROM push_fold_strategies AS p
    INNER JOIN starting_hand_matchups AS m ON p.hand = m.hero_hand
    INNER JOIN push_fold_strategies AS c ON p.stack = c.stack AND m.villain_hand = c.hand
),

-- One row per stack and hand of the small blind: pairs * the value of pushing less the value of folding
pushers AS (
    SELECT
        a.stack,
        a.hero_hand AS hand,
        SUM(a.combinations - a.calls + a.calls * a.gain + 0.5 * a.combinations) AS gain
    FROM all_ins AS a
    GROUP BY a.stack, a.hero_hand
),

-- One row per stack and hand of the big blind: pairs * the value of calling less the value of folding
callers AS (
    SELECT a.stack, a.villain_hand AS hand, SUM(a.pushes * (1 - a.gain)) AS gain
    FROM all_ins AS a
    GROUP BY a.stack, a.villain_hand
),

-- One row per stack: the hands, and what best responses to both strategies gain
exploitabilities AS (
    SELECT
        s.stack,
        COUNT(*) AS hands,
        SUM(GREATEST(p.gain, 0) - s.pushed * p.gain + GREATEST(c.gain, 0) - s.called * c.gain)
        / (SELECT SUM(m.combinations) FROM starting_hand_matchups AS m) AS exploitability
    FROM push_fold_strategies AS s
    INNER JOIN pushers AS p ON s.stack = p.stack AND s.hand = p.hand
    INNER JOIN callers AS c ON s.stack = c.stack AND s.hand = c.hand
    GROUP BY s.stack
)

SELECT 'stack ' || e.stack || ': ' || e.hands || ' hands, exploitability ' || e.exploitability AS problem
FROM exploitabilities AS e
WHERE e.hands <> 169 OR e.exploitability > 0.00001
UNION ALL
SELECT COUNT(e.stack) || ' stacks, not 49' AS problem
FROM exploitabilities AS e
HAVING COUNT(e.stack) <> 49;
