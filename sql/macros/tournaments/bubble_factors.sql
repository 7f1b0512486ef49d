-- The bubble factors of each pair of players: how much more a lost all-in costs than a won one wins, by ICM
-- Grain: one row per player and opponent
-- Engine: duckdb

-- FROM bubble_factors([5000, 3000, 1500, 500], [50, 30, 20]). Both players are all-in for the smaller stack, risked,
-- and the pot has no other chips. share is the player's share now, if_won and if_lost after the all-in. bubble_factor
-- is (share - if_lost) / (if_won - share). If it is 1, a lost chip costs as much as a won chip gains. risk_premium is
-- the equity beyond 0.5 that such an all-in needs: bubble_factor / (bubble_factor + 1) - 0.5. Both are NULL if a won
-- all-in wins nothing. There is no row if icm_error(stacks, payouts) is not NULL, or with more than 15 players.

CREATE MACRO pokersql.bubble_factors(stacks, payouts) AS TABLE
WITH
-- One row, none without an answer: the stacks as whole numbers, and the prizes
stack_lists AS (
    SELECT pokersql.whole_stacks(stacks) AS whole, CAST(payouts AS DOUBLE[]) AS prizes
    WHERE pokersql.icm_error(stacks, payouts) IS NULL AND LEN(stacks) <= 15
),

-- One row: the chips of all sets of players, and the scale of chances
set_lists AS MATERIALIZED (
    SELECT
        s.whole,
        s.prizes,
        pokersql.set_chips(s.whole) AS sums,
        pokersql.fixed_scale(pokersql.set_chips(s.whole)) AS scale
    FROM stack_lists AS s
),

-- One row per set of players: its chips
sets AS (
    SELECT UNNEST(RANGE(LEN(s.sums))) AS set_no, UNNEST(s.sums) AS chips, s.scale
    FROM set_lists AS s
),

-- One row per player
players AS (
    SELECT UNNEST(RANGE(1, LEN(s.whole) + 1)) AS no, UNNEST(s.whole) AS chips
    FROM set_lists AS s
),

-- One row per player, opponent and outcome (0 now, 1 after a won and -1 after a lost all-in): won are the chips that
-- the player wins
outcomes AS (
    SELECT
        p.no AS player_no,
        o.no AS opponent_no,
        r.outcome,
        p.chips,
        r.outcome * LEAST(p.chips, o.chips) AS won
    FROM players AS p
    INNER JOIN players AS o ON p.no <> o.no
    CROSS JOIN (VALUES (-1), (0), (1)) AS r (outcome)
),

-- One row per player, opponent, outcome and size: scale * the expected number of sets of this size behind the player
sets_behind AS (
    SELECT
        o.player_no,
        o.opponent_no,
        o.outcome,
        BIT_COUNT(s.set_no) AS size,
        SUM(
            CASE
                WHEN s.set_no = 0 THEN s.scale
                ELSE
                    s.scale * (o.chips + o.won)
                    // (o.chips + s.chips + o.won * (1 - ((s.set_no >> (o.opponent_no - 1)) & 1)))
            END
        ) AS sets
    FROM outcomes AS o
    INNER JOIN sets AS s ON (s.set_no >> (o.player_no - 1)) & 1 = 0
    GROUP BY o.player_no, o.opponent_no, o.outcome, BIT_COUNT(s.set_no)
),

-- One row per player, opponent and outcome: scale * the expected numbers of sets behind the player
set_sums AS (
    SELECT b.player_no, b.opponent_no, b.outcome, LIST(b.sets ORDER BY b.size) AS sets
    FROM sets_behind AS b
    GROUP BY b.player_no, b.opponent_no, b.outcome
),

-- One row per player, opponent and outcome: the share
outcome_shares AS (
    SELECT
        s.player_no,
        s.opponent_no,
        s.outcome,
        pokersql.prize_share(pokersql.place_sums(s.sets), l.prizes) / l.scale AS share
    FROM set_sums AS s
    CROSS JOIN set_lists AS l
),

-- One row per player and opponent: the three shares
shares AS (
    SELECT
        o.player_no,
        o.opponent_no,
        LEAST(stacks[o.player_no], stacks[o.opponent_no]) AS risked,
        MAX(o.share) FILTER (WHERE o.outcome = 0) AS share,
        MAX(o.share) FILTER (WHERE o.outcome = 1) AS if_won,
        MAX(o.share) FILTER (WHERE o.outcome = -1) AS if_lost
    FROM outcome_shares AS o
    GROUP BY o.player_no, o.opponent_no
)

SELECT
    s.player_no,
    s.opponent_no,
    s.risked,
    s.share,
    s.if_won,
    s.if_lost,
    CASE
        WHEN s.if_won - s.share > 1e-9 * s.share THEN ROUND((s.share - s.if_lost) / (s.if_won - s.share), 12) + 0
    END AS bubble_factor,
    CASE
        WHEN s.if_won - s.share > 1e-9 * s.share
            THEN ROUND((s.share - s.if_lost) / (s.if_won - s.if_lost) - 0.5, 12) + 0
    END AS risk_premium
FROM shares AS s;
