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

-- One row per game and starting hand: sums over the pairs of hole cards. folded, stolen and pushed are those of the
-- small blind, called those of the big blind; pushed, called and matchup_pairs are lists by the other player's hand
hands AS MATERIALIZED (
    SELECT
        g.game,
        m.hero_hand AS hand,
        g.first_call,
        SUM(m.pairs) AS pairs,
        LIST(m.pairs ORDER BY m.villain_hand) AS matchup_pairs,
        g.payoffs.fold * SUM(m.pairs) AS folded,
        g.payoffs.steal * SUM(m.pairs) AS stolen,
        LIST(
            m.wins * g.payoffs.win + m.ties * g.payoffs.tie + m.losses * g.payoffs.lose - m.pairs * g.payoffs.steal
            ORDER BY m.villain_hand
        ) AS pushed,
        LIST(
            m.wins * g.payoffs.caller_win + m.ties * g.payoffs.caller_tie + m.losses * g.payoffs.caller_lose
            - m.pairs * g.payoffs.pass
            ORDER BY m.villain_hand
        ) AS called
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
        -- One row per game: the strategy of the big blind
        call_lists AS (
            SELECT s.game, LIST(s.call ORDER BY s.hand) AS calls FROM steps AS s
            WHERE s.step < GREATEST(iterations, 1)
            GROUP BY s.game
        ),

        -- One row per game and starting hand: pairs * the value of pushing less that of folding
        push_gains AS (
            SELECT s.*, h.called AS called_list, h.stolen - h.folded + LIST_INNER_PRODUCT(h.pushed, c.calls) AS gain
            FROM steps AS s
            INNER JOIN call_lists AS c ON s.game = c.game
            INNER JOIN hands AS h ON s.game = h.game AND s.hand = h.hand
        ),

        -- One row per game and starting hand: the regrets of the small blind
        push_regrets AS (
            SELECT
                g.* REPLACE (
                    GREATEST(g.push_regret * POW(g.step / (g.step + 1), 0.75) + (1 - g.push) * g.gain, 0)
                        AS push_regret,
                    GREATEST(g.fold_regret * POW(g.step / (g.step + 1), 0.75) - g.push * g.gain, 0) AS fold_regret
                )
            FROM push_gains AS g
        ),

        -- One row per game and starting hand: the strategy of the small blind
        pushes AS (
            SELECT
                r.* REPLACE (
                    COALESCE(r.push_regret / NULLIF(r.push_regret + r.fold_regret, 0), 0.5) AS push
                )
            FROM push_regrets AS r
        ),

        -- One row per game: the strategy of the small blind
        push_lists AS (
            SELECT p.game, LIST(p.push + 1e-9 ORDER BY p.hand) AS pushes FROM pushes AS p
            GROUP BY p.game
        ),

        -- One row per game and starting hand of the big blind: pairs * the value of calling less that of folding
        call_gains AS (
            SELECT p.* REPLACE (LIST_INNER_PRODUCT(p.called_list, l.pushes) AS gain)
            FROM pushes AS p
            INNER JOIN push_lists AS l ON p.game = l.game
        ),

        -- One row per game and starting hand: the regrets of the big blind
        call_regrets AS (
            SELECT
                g.* REPLACE (
                    GREATEST(g.call_regret * POW(g.step / (g.step + 1), 0.75) + (1 - g.call) * g.gain, 0)
                        AS call_regret,
                    GREATEST(g.pass_regret * POW(g.step / (g.step + 1), 0.75) - g.call * g.gain, 0) AS pass_regret
                )
            FROM call_gains AS g
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
            c.step + 1 AS step,
            c.* EXCLUDE (step, called_list, gain, pushed, called),
            c.pushed + 5.0 / (c.step + 5) * (c.push - c.pushed) AS pushed,
            c.called + 5.0 / (c.step + 5) * (c.call - c.called) AS called
        FROM calls AS c
    )
),

-- One row per game and starting hand: the average strategies
strategies AS MATERIALIZED (
    SELECT s.game, s.hand, s.pushed, s.called FROM steps AS s
    WHERE s.step >= GREATEST(iterations, 1)
),

-- One row per game: the average strategies
lists AS (
    SELECT
        s.game,
        LIST(s.pushed + 1e-9 ORDER BY s.hand) AS pushes,
        LIST(s.called ORDER BY s.hand) AS calls
    FROM strategies AS s
    GROUP BY s.game
),

-- One row per game and starting hand: the sums of the gains over the pairs of hole cards
gains AS (
    SELECT
        s.*,
        h.pairs,
        h.folded,
        h.stolen - h.folded + LIST_INNER_PRODUCT(h.pushed, l.calls) AS push_gain,
        LIST_INNER_PRODUCT(h.called, l.pushes) AS call_gain,
        LIST_INNER_PRODUCT(h.matchup_pairs, l.pushes) AS faced
    FROM strategies AS s
    INNER JOIN lists AS l ON s.game = l.game
    INNER JOIN hands AS h ON s.game = h.game AND s.hand = h.hand
)

SELECT
    g.game,
    g.hand,
    CAST(g.pairs / 1225 AS INTEGER) AS combinations,
    g.pushed,
    g.push_gain / g.pairs AS push_gain,
    g.called,
    g.call_gain / g.faced AS call_gain,
    g.faced / g.pairs - 1e-9 AS faced,
    (g.folded + g.pushed * g.push_gain) / g.pairs AS value
FROM gains AS g
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
