-- A macro that returns the decisions to push or fold of the last two players, the small and the big blind
-- Reads: histories.actions, histories.decisions, histories.hands, histories.seats
-- Engine: duckdb

-- A decision has a row if it is before the flop in no-limit hold'em, all other players have folded without a bet or a
-- call, and (1) the small blind acts first, or (2) the big blind faces a raise of the small blind, and can only call
-- or fold. The effective stack is at most 15 big blinds, and nobody has posted a straddle. The player is the owner of
-- the file, or the file has no owner and has all cards: an owner sees other players' cards only if they show them.
-- player_name and plays_table choose the players' decisions; whole_hands, room_name and of_tournaments choose hands,
-- see chosen_plays.

-- stack is the effective stack after the antes in big blinds, rounded to halves, and below 3 to tenths. dead is the
-- pot without the two blinds in big blinds, rounded to tenths. payoffs and first_call are those of push_fold_of for
-- these numbers, and for the small blind as a part of the big blind, rounded to hundredths. Rows with the same payoffs
-- have the same game. icm := TRUE takes the payoffs of a hand of histories.prizes_at_stake from the prizes and from
-- the exact stacks. unit is bb (big blinds) or the currency of the prizes.

-- One row per decision: action is push, call, fold, limp, or raise (to less than the effective stack)
CREATE OR REPLACE MACRO histories.push_fold_spots(
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    icm := FALSE,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per decision of the last two players
decisions AS MATERIALIZED (
    SELECT
        d.hand_id,
        d.seat,
        s.player,
        CASE d.raises_before WHEN 0 THEN 'small blind' ELSE 'big blind' END AS blind,
        d.starting_hand,
        d.action,
        d.amount,
        s.is_owner,
        h.small_blind,
        h.big_blind,
        COALESCE(h.splash, 0) AS splash
    FROM histories.decisions AS d
    INNER JOIN histories.hands AS h ON d.hand_id = h.hand_id
    INNER JOIN histories.seats AS s ON d.hand_id = s.hand_id AND d.seat = s.seat
    INNER JOIN histories.chosen_plays(
        player_name,
        whole_hands,
        room_name,
        of_tournaments,
        by_player := TRUE,
        both_kinds := TRUE,
        plays_table := plays_table
    ) AS p ON d.hand_id = p.hand_id AND d.seat = p.seat
    WHERE
        d.street_no = 1
        AND d.players = 2
        AND d.acted_before = 0
        AND d.calls_before = 0
        AND d.to_call > 0
        AND d.starting_hand IS NOT NULL
        AND h.game = 'holdem'
        AND h.betting = 'no limit'
        AND h.big_blind > 0
        AND (d.raises_before = 0 OR (d.raises_before = 1 AND NOT d.can_raise))
),

-- One row per player of these hands: blind is the blind that the player posted, dead the antes and other posts
posts AS MATERIALIZED (
    SELECT
        s.hand_id,
        s.seat,
        s.folded,
        s.is_owner,
        COALESCE(NOT CONTAINS(s.hole, '?'), FALSE) AS is_known,
        MAX(a.action) FILTER (WHERE a.action IN ('small blind', 'big blind')) AS blind,
        COALESCE(SUM(a.amount) FILTER (WHERE a.action NOT IN ('small blind', 'big blind')), 0) AS dead,
        s.stack - dead AS stack,
        COUNT(*) FILTER (WHERE a.action = 'straddle') AS straddles
    FROM histories.seats AS s
    LEFT JOIN histories.actions AS a
        ON
            s.hand_id = a.hand_id AND s.seat = a.seat
            AND a.action IN ('ante', 'dead post', 'post', 'straddle', 'small blind', 'big blind')
    WHERE s.hand_id IN (SELECT d.hand_id FROM decisions AS d)
    GROUP BY s.hand_id, s.seat, s.folded, s.is_owner, s.hole, s.stack
),

-- One row per hand: the effective stack, and the stacks of the small blind, the big blind and the others
tables AS (
    SELECT
        p.hand_id,
        MIN(p.stack) FILTER (WHERE p.blind IS NOT NULL) AS effective_stack,
        MIN(p.stack) FILTER (WHERE p.blind = 'small blind') AS small_blind_stack,
        BOOL_OR(p.folded) FILTER (WHERE p.blind = 'small blind') AS small_blind_folded,
        BOOL_AND(p.is_known AND NOT p.is_owner) AS are_known,
        SUM(p.dead) AS dead,
        LIST(CAST(p.stack AS DOUBLE) ORDER BY p.blind DESC NULLS LAST, p.seat) AS stacks
    FROM posts AS p
    GROUP BY p.hand_id
    HAVING
        COUNT(*) FILTER (WHERE p.blind = 'small blind') = 1
        AND COUNT(*) FILTER (WHERE p.blind = 'big blind') = 1
        AND COUNT(p.stack) FILTER (WHERE p.blind IS NOT NULL) = 2
        AND SUM(p.straddles) = 0
),

-- One row per decision at most 15 big blinds deep
spots AS (
    SELECT
        d.*,
        t.stacks,
        t.dead + d.splash AS dead_chips,
        GREATEST(
            CASE
                WHEN t.effective_stack < 3 * d.big_blind THEN ROUND(1.0 * t.effective_stack / d.big_blind, 1)
                ELSE ROUND(2.0 * t.effective_stack / d.big_blind) / 2
            END,
            0.1
        ) AS stack,
        ROUND((t.dead + d.splash) / d.big_blind, 1) AS dead,
        CASE
            WHEN d.action = 'fold' THEN 'fold'
            WHEN d.blind = 'big blind' THEN 'call'
            WHEN d.amount + LEAST(d.small_blind, t.small_blind_stack) >= t.effective_stack THEN 'push'
            WHEN d.action = 'call' THEN 'limp'
            ELSE d.action
        END AS spot_action
    FROM decisions AS d
    INNER JOIN posts AS p ON d.hand_id = p.hand_id AND d.seat = p.seat AND d.blind = p.blind
    INNER JOIN tables AS t ON d.hand_id = t.hand_id
    WHERE
        t.effective_stack <= 15 * d.big_blind
        AND (d.is_owner OR t.are_known)
        AND (d.blind = 'small blind' OR NOT t.small_blind_folded)
),

-- One row per decision: payouts are the prizes if the decision is measured in money
measures AS (
    SELECT
        s.*,
        z.currency,
        CASE
            WHEN
                pokersql.icm_error(s.stacks, z.payouts) IS NULL
                AND pokersql.push_fold_error(s.stacks, 0, s.small_blind, s.big_blind) IS NULL
                THEN z.payouts
        END AS payouts
    FROM spots AS s
    LEFT JOIN histories.prizes_at_stake() AS z ON icm AND s.hand_id = z.hand_id
),

-- One row per decision
games AS (
    SELECT
        m.*,
        CASE
            WHEN m.payouts IS NULL
                THEN pokersql.push_fold_payoffs(m.stack, ROUND(m.small_blind / m.big_blind, 2), 1, 0, m.dead)
            ELSE pokersql.icm_payoffs(m.stacks, m.payouts, m.small_blind, m.big_blind, 0, m.dead_chips)
        END AS payoffs
    FROM measures AS m
)

SELECT
    DENSE_RANK() OVER (ORDER BY g.payoffs) AS game,
    g.payoffs,
    CASE WHEN g.payouts IS NULL THEN 0.5e0 ELSE 1e0 END AS first_call,
    g.hand_id,
    g.seat,
    g.player,
    g.blind,
    g.starting_hand,
    g.spot_action AS action,
    g.stack,
    g.dead,
    CASE WHEN g.payouts IS NULL THEN 'bb' ELSE COALESCE(g.currency, 'no currency') END AS unit
FROM games AS g;
