-- What the button, the small blind and the big blind do in equilibrium, if all three may only go all-in or fold
-- Grain: one row per decision and starting hand
-- Columns:
--   number: the decision's number, 1 to 6
--   player: who decides
--   decision: the name of the decision
--   action: push or call
--   hand: the player's starting hand
--   combinations: the number of the hand's pairs of hole cards
--   played: how often the player pushes or calls with the hand
--   gain: the value of that less the value of folding the hand
--   best: the better of action and fold
--   mistake: what the other of the two costs
--   faced: how often the player has this decision with the hand
--   value: the player's value with the hand at the decision
--   dead: what others have left in the pot
-- Engine: duckdb
-- Access: internal

-- matchups is the name of a table with the rows of three_way_matchups; small_post and big_post are what the blinds
-- have posted, with the ante; dead is what others have left in the pot. The strategies are averages of discounted
-- regret matching, as in push_fold_of. Each step updates one player: the button, then the small blind, then the big
-- blind; each has its turn `iterations` times. The last step computes the gains of the averages. Each weight of the
-- third player's range counts 10^-12 more, so that a decision that is never faced has a gain, too.

CREATE OR REPLACE MACRO pokersql.push_fold_three_of(
    matchups, stack, small_post, big_post, ante, dead, iterations
) AS TABLE
WITH RECURSIVE
-- One row per decision: the decision's step in each turn of three steps, and the value of folding
decisions AS MATERIALIZED (
    SELECT d.number, d.player, d.decision, d.action, d.turn, d.folded
    FROM (
        VALUES
        (1, 'button', 'button_push', 'push', 0, 0 - ante),
        (2, 'small blind', 'small_blind_call', 'call', 1, -small_post),
        (3, 'small blind', 'small_blind_push', 'push', 1, -small_post),
        (4, 'big blind', 'big_blind_call_button', 'call', 2, -big_post),
        (5, 'big blind', 'big_blind_call_small_blind', 'call', 2, -big_post),
        (6, 'big blind', 'big_blind_call_both', 'call', 2, -big_post)
    ) AS d (number, player, decision, action, turn, folded)
),

-- One row per decision and end of the hand after the player pushes or calls. The player wins `chips`, and the part of
-- pot that is the player's equity against the rival, or of three_way_pot that is the player's equity against both
-- other players
ends AS MATERIALIZED (
    SELECT e.*
    FROM (
        VALUES
        (1, 2, FALSE, 4, FALSE, small_post + big_post + dead, 0, 0),
        (1, 2, TRUE, 6, FALSE, -stack, 2 * stack + big_post + dead, 0),
        (1, 4, TRUE, 2, FALSE, -stack, 2 * stack + small_post + dead, 0),
        (1, 2, TRUE, 6, TRUE, -stack, 0, 3 * stack + dead),
        (2, 1, TRUE, 6, FALSE, -stack, 2 * stack + big_post + dead, 0),
        (2, 1, TRUE, 6, TRUE, -stack, 0, 3 * stack + dead),
        (3, 5, FALSE, 1, FALSE, big_post + ante + dead, 0, 0),
        (3, 5, TRUE, 1, FALSE, -stack, 2 * stack + ante + dead, 0),
        (4, 1, TRUE, 2, FALSE, -stack, 2 * stack + small_post + dead, 0),
        (5, 3, TRUE, 1, FALSE, -stack, 2 * stack + ante + dead, 0),
        (6, 1, TRUE, 2, TRUE, -stack, 0, 3 * stack + dead)
    ) AS e (number, rival, rival_plays, third, third_plays, chips, pot, three_way_pot)
),

-- One row per starting hand: the ways to deal it and two others
hands AS MATERIALIZED (
    SELECT m.hero_hand AS hand, SUM(LIST_SUM(m.deals)) AS deals
    FROM QUERY_TABLE(matchups) AS m
    GROUP BY m.hero_hand
),

-- One row per step, decision and starting hand: the regrets, the strategies and the average strategies; gain and faced
-- are sums over all deals
steps AS (
    SELECT
        0 AS step,
        3 * GREATEST(iterations, 1) AS last_step,
        d.number,
        d.turn,
        d.folded,
        h.hand,
        0e0 AS play_regret,
        0e0 AS fold_regret,
        0.5e0 AS play,
        0e0 AS played,
        0e0 AS gain,
        0e0 AS faced
    FROM decisions AS d
    CROSS JOIN hands AS h
    UNION ALL
    (
        WITH
        -- One row per decision and starting hand: how often it is played in this step
        strategies AS (
            SELECT
                s.step,
                s.last_step,
                s.number,
                s.hand,
                CASE WHEN s.step = s.last_step THEN s.played ELSE s.play END AS play
            FROM steps AS s
            WHERE s.step <= s.last_step
        ),

        -- One row per decision, choice and starting hand: how often the choice is taken
        choices AS (
            SELECT
                s.step,
                s.last_step,
                s.number,
                p.plays,
                s.hand,
                CASE WHEN p.plays THEN s.play ELSE 1 - s.play END AS weight
            FROM strategies AS s
            CROSS JOIN (VALUES (TRUE), (FALSE)) AS p (plays)
        ),

        -- One row per decision and choice: its range, a list by starting hand
        ranges AS (
            SELECT c.number, c.plays, LIST(c.weight + 1e-12 ORDER BY c.hand) AS weights
            FROM choices AS c
            GROUP BY c.number, c.plays
        ),

        -- One row per end of a decision that this step evaluates and starting hand of the rival
        rivals AS (
            SELECT e.*, c.hand, c.weight
            FROM ends AS e
            INNER JOIN decisions AS d ON e.number = d.number
            INNER JOIN choices AS c ON e.rival = c.number AND e.rival_plays = c.plays
            WHERE c.weight > 0 AND (d.turn = c.step % 3 OR c.step = c.last_step)
        ),

        -- One row per end, starting hand and rival's hand: the sums over the third player's range
        thirds AS (
            SELECT
                r.number,
                m.hero_hand AS hand,
                r.weight,
                r.chips + r.pot * m.equity AS value,
                r.three_way_pot,
                LIST_INNER_PRODUCT(m.deals, t.weights) AS deals,
                CASE WHEN r.three_way_pot > 0 THEN LIST_INNER_PRODUCT(m.shares, t.weights) ELSE 0 END AS shares
            FROM rivals AS r
            INNER JOIN ranges AS t ON r.third = t.number AND r.third_plays = t.plays
            INNER JOIN QUERY_TABLE(matchups) AS m ON r.hand = m.villain_hand
        ),

        -- One row per decision and starting hand: the sums over all deals
        sums AS (
            SELECT
                t.number,
                t.hand,
                SUM(t.weight * (t.deals * t.value + t.three_way_pot * t.shares)) AS value,
                SUM(t.weight * t.deals) AS faced
            FROM thirds AS t
            GROUP BY t.number, t.hand
        ),

        -- One row per decision and starting hand: is_turn, and the gain if this step evaluates the decision
        gains AS (
            SELECT
                s.* REPLACE (u.value - s.folded * u.faced AS gain, u.faced AS faced),
                u.number IS NOT NULL AS is_turn
            FROM steps AS s
            LEFT JOIN sums AS u ON s.number = u.number AND s.hand = u.hand
            WHERE s.step <= s.last_step
        ),

        -- One row per decision and starting hand: the regrets after this step
        regrets AS (
            SELECT
                g.* REPLACE (
                    CASE
                        WHEN g.is_turn
                            THEN
                                GREATEST(
                                    g.play_regret * POW((g.step // 3) / (g.step // 3 + 1), 0.75)
                                    + (1 - g.play) * g.gain,
                                    0
                                )
                        ELSE g.play_regret
                    END AS play_regret,
                    CASE
                        WHEN g.is_turn
                            THEN
                                GREATEST(
                                    g.fold_regret * POW((g.step // 3) / (g.step // 3 + 1), 0.75) - g.play * g.gain, 0
                                )
                        ELSE g.fold_regret
                    END AS fold_regret
                )
            FROM gains AS g
        ),

        -- One row per decision and starting hand: the strategy after this step
        plays AS (
            SELECT
                r.* REPLACE (
                    COALESCE(r.play_regret / NULLIF(r.play_regret + r.fold_regret, 0), 0.5) AS play
                )
            FROM regrets AS r
        )

        SELECT
            p.* EXCLUDE (is_turn) REPLACE (
                p.step + 1 AS step,
                CASE
                    WHEN p.is_turn AND p.step < p.last_step
                        THEN p.played + 5.0 / (p.step // 3 + 5) * (p.play - p.played)
                    ELSE p.played
                END AS played
            )
        FROM plays AS p
    )
)

SELECT
    s.number,
    d.player,
    d.decision,
    d.action,
    s.hand,
    CAST(h.deals / (1225 * 1128) AS INTEGER) AS combinations,
    s.played,
    s.gain / s.faced AS gain,
    CASE WHEN s.gain < 0 THEN 'fold' ELSE d.action END AS best,
    ABS(s.gain / s.faced) AS mistake,
    LEAST(s.faced / h.deals, 1) AS faced,
    s.folded + s.played * s.gain / s.faced AS value,
    CAST(dead AS DOUBLE) AS dead
FROM steps AS s
INNER JOIN decisions AS d ON s.number = d.number
INNER JOIN hands AS h ON s.hand = h.hand
WHERE s.step > s.last_step
UNION ALL
SELECT
    NULL AS number,
    NULL AS player,
    NULL AS decision,
    NULL AS action,
    NULL AS hand,
    NULL AS combinations,
    NULL AS played,
    NULL AS gain,
    NULL AS best,
    NULL AS mistake,
    NULL AS faced,
    NULL AS value,
    NULL AS dead
WHERE
    CASE
        WHEN EXISTS (SELECT h.hand FROM hands AS h) THEN FALSE
        ELSE SYSTEM.MAIN.ERROR('push or fold needs sql/matchups.sql: .read it after games.sql') IS NULL
    END;
