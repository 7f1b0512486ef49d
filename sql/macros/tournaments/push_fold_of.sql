-- Which hands the small blind pushes and the big blind calls in equilibrium, for each game of a table
-- Grain: one row per game and starting hand
-- Columns:
--   combinations: the number of the hand's pairs of hole cards
--   pushed: how often the small blind pushes the hand
--   push_gain: the value of pushing the hand less the value of folding it
--   called: how often the big blind calls with the hand after a push
--   call_gain: the value of calling with the hand less the value of folding it, after a push
--   faced: how often the big blind faces a push with the hand
--   value: the small blind's value with the hand
-- Reads: pokersql.matchup_counts
-- Engine: duckdb
-- Access: internal

-- games is the name of a table with a row per game: game; payoffs, a STRUCT of push_fold_payoffs; and first_call, how
-- often the big blind calls in the first step. The strategies are averages of discounted regret matching (CFR) by
-- turns: a step updates the small blind's strategy, then the big blind's. Step t multiplies regrets by
-- ((t - 1) / t)^0.75, and counts about t^4 times in the averages. The big blind takes each hand as pushed at least once
-- in 10^9 times; else an empty threat to call could keep the small blind from pushing.

CREATE OR REPLACE MACRO pokersql.push_fold_of(games, iterations) AS TABLE
WITH RECURSIVE
-- One row per pair of starting hands: the number of pairs of hole cards, and how many of them win, tie and lose
matchups AS MATERIALIZED (
    SELECT
        m.hero_hand,
        m.villain_hand,
        CAST(SUM(m.pairs) AS DOUBLE) AS pairs,
        SUM(m.pairs * m.wins) / ANY_VALUE(m.wins + m.ties + m.losses) AS wins,
        SUM(m.pairs * m.ties) / ANY_VALUE(m.wins + m.ties + m.losses) AS ties,
        SUM(m.pairs * m.losses) / ANY_VALUE(m.wins + m.ties + m.losses) AS losses
    FROM pokersql.matchup_counts AS m
    WHERE m.game = 'holdem'
    GROUP BY m.hero_hand, m.villain_hand
),

-- One row per game and pair of starting hands: the sums of the values over the pairs of hole cards, if both are all-in
all_ins AS MATERIALIZED (
    SELECT
        g.game,
        m.hero_hand,
        m.villain_hand,
        m.pairs,
        g.payoffs.steal * m.pairs AS stolen,
        m.wins * g.payoffs.win + m.ties * g.payoffs.tie + m.losses * g.payoffs.lose AS pushed,
        m.losses * g.payoffs.caller_win + m.ties * g.payoffs.caller_tie + m.wins * g.payoffs.caller_lose
        - g.payoffs.pass * m.pairs AS called
    FROM matchups AS m
    CROSS JOIN QUERY_TABLE(games) AS g
),

-- One row per game and starting hand
hands AS MATERIALIZED (
    SELECT
        g.game,
        g.payoffs,
        g.first_call,
        m.hero_hand AS hand,
        SUM(m.pairs) AS pairs,
        g.payoffs.fold * SUM(m.pairs) AS folded
    FROM matchups AS m
    CROSS JOIN QUERY_TABLE(games) AS g
    GROUP BY g.game, g.payoffs, g.first_call, m.hero_hand
),

-- One row per step, game and starting hand: the regrets and the strategies, and the average strategies
steps AS (
    SELECT
        0 AS step,
        h.game,
        h.hand,
        h.folded,
        0e0 AS push_regret,
        0e0 AS fold_regret,
        0e0 AS call_regret,
        0e0 AS pass_regret,
        0.5e0 AS push,
        h.first_call AS call,
        0e0 AS pushed,
        0e0 AS called
    FROM hands AS h
    UNION ALL
    (
        WITH
        -- One row per game and starting hand of the small blind: pairs * the value of pushing less that of folding
        push_gains AS (
            SELECT s.game, a.hero_hand AS hand, SUM(a.stolen * (1 - s.call) + a.pushed * s.call) AS gain
            FROM steps AS s
            INNER JOIN all_ins AS a ON s.game = a.game AND s.hand = a.villain_hand
            WHERE s.step < GREATEST(iterations, 1)
            GROUP BY s.game, a.hero_hand
        ),

        -- One row per game and starting hand: the regrets of the small blind
        push_regrets AS (
            SELECT
                s.* REPLACE (
                    GREATEST(
                        s.push_regret * POW(s.step / (s.step + 1), 0.75) + (1 - s.push) * (g.gain - s.folded), 0
                    ) AS push_regret,
                    GREATEST(s.fold_regret * POW(s.step / (s.step + 1), 0.75) - s.push * (g.gain - s.folded), 0)
                        AS fold_regret
                )
            FROM steps AS s
            INNER JOIN push_gains AS g ON s.game = g.game AND s.hand = g.hand
        ),

        -- One row per game and starting hand: the strategy of the small blind
        pushes AS (
            SELECT
                r.* REPLACE (
                    COALESCE(r.push_regret / NULLIF(r.push_regret + r.fold_regret, 0), 0.5) AS push
                )
            FROM push_regrets AS r
        ),

        -- One row per game and starting hand of the big blind: the value of calling less that of folding
        call_gains AS (
            SELECT p.game, a.villain_hand AS hand, SUM(a.called * (p.push + 1e-9)) AS gain
            FROM pushes AS p
            INNER JOIN all_ins AS a ON p.game = a.game AND p.hand = a.hero_hand
            GROUP BY p.game, a.villain_hand
        ),

        -- One row per game and starting hand: the regrets of the big blind
        call_regrets AS (
            SELECT
                p.* REPLACE (
                    GREATEST(p.call_regret * POW(p.step / (p.step + 1), 0.75) + (1 - p.call) * g.gain, 0)
                        AS call_regret,
                    GREATEST(p.pass_regret * POW(p.step / (p.step + 1), 0.75) - p.call * g.gain, 0) AS pass_regret
                )
            FROM pushes AS p
            INNER JOIN call_gains AS g ON p.game = g.game AND p.hand = g.hand
        ),

        -- One row per game and starting hand: the strategy of the big blind
        calls AS (
            SELECT
                r.* REPLACE (
                    COALESCE(r.call_regret / NULLIF(r.call_regret + r.pass_regret, 0), 0.5) AS call
                )
            FROM call_regrets AS r
        )

        SELECT
            c.* REPLACE (
                c.step + 1 AS step,
                c.pushed + 5.0 / (c.step + 5) * (c.push - c.pushed) AS pushed,
                c.called + 5.0 / (c.step + 5) * (c.call - c.called) AS called
            )
        FROM calls AS c
    )
),

-- One row per game and starting hand: the average strategies
strategies AS MATERIALIZED (
    SELECT s.game, s.hand, s.pushed, s.called FROM steps AS s
    WHERE s.step >= GREATEST(iterations, 1)
),

-- One row per game and starting hand of the small blind
pushers AS (
    SELECT s.game, a.hero_hand AS hand, SUM(a.stolen * (1 - s.called) + a.pushed * s.called) AS gain
    FROM strategies AS s
    INNER JOIN all_ins AS a ON s.game = a.game AND s.hand = a.villain_hand
    GROUP BY s.game, a.hero_hand
),

-- One row per game and starting hand of the big blind
callers AS (
    SELECT
        s.game,
        a.villain_hand AS hand,
        SUM(a.called * (s.pushed + 1e-9)) AS gain,
        SUM(a.pairs * (s.pushed + 1e-9)) AS faced
    FROM strategies AS s
    INNER JOIN all_ins AS a ON s.game = a.game AND s.hand = a.hero_hand
    GROUP BY s.game, a.villain_hand
)

SELECT
    s.game,
    s.hand,
    CAST(h.pairs / 1225 AS INTEGER) AS combinations,
    s.pushed,
    (p.gain - h.folded) / h.pairs AS push_gain,
    s.called,
    c.gain / c.faced AS call_gain,
    c.faced / h.pairs - 1e-9 AS faced,
    (h.folded + s.pushed * (p.gain - h.folded)) / h.pairs AS value
FROM strategies AS s
INNER JOIN hands AS h ON s.game = h.game AND s.hand = h.hand
INNER JOIN pushers AS p ON s.game = p.game AND s.hand = p.hand
INNER JOIN callers AS c ON s.game = c.game AND s.hand = c.hand
UNION ALL
SELECT
    NULL AS game,
    NULL AS hand,
    NULL AS combinations,
    NULL AS pushed,
    NULL AS push_gain,
    NULL AS called,
    NULL AS call_gain,
    NULL AS faced,
    NULL AS value
WHERE
    CASE
        WHEN EXISTS (SELECT m.hero_hand FROM matchups AS m) THEN FALSE
        ELSE SYSTEM.MAIN.ERROR('push or fold needs sql/matchups.sql: .read it after games.sql') IS NULL
    END;
