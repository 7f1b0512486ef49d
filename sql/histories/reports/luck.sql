-- A macro that compares the winnings of all-ins with their expected values
-- Reads: histories.pot_seats, histories.seats
-- Engine: duckdb

-- An all-in is the moment after which no player can bet although board cards are to come. equity compares the hands of
-- the players who can win the pot. expected is equity * the pot after rake. The known cards of players who can't win
-- the pot are dead; dead := FALSE leaves these cards in the deck. If a hand of the pot is unknown, equity is NULL, and
-- error has the reason. player_name selects the hands that the player with this name did not fold. room_name selects
-- the hands of a room, and whole_hands the hands without errors. plays_table is the name of a table with a column
-- hand_id, and selects its hands. luck needs games.sql, whose macros compute the equities.

-- icm := TRUE measures an all-in by ICM, in money (in_money is TRUE), if exactly two players contest one pot, no other
-- pot is contested, and prizes_at_stake has the prizes. Then amount is the sum of these prizes, won the player's ICM
-- share of them after the hand, and expected the average of the shares after a won, a split and a lost pot, weighted by
-- their chances. unit is the currency of amount, expected, won and luck, or chips. A pot of a high and a low hand is
-- measured in money only if no outcome is a quarter of the pot.

-- One row per pot of an all-in and player who could win the pot, in hands of one game
CREATE OR REPLACE MACRO histories.luck(
    game_name := 'holdem',
    dead := TRUE,
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    icm := FALSE,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per pot of an all-in that several players could win
all_in_pots AS MATERIALIZED (
    SELECT p.*
    FROM histories.all_in_pots(player_name, whole_hands, room_name, of_tournaments, plays_table) AS p
    WHERE p.game = game_name
),

-- One row per player of each hand in all_in_pots
all_in_seats AS MATERIALIZED (
    SELECT s.*
    FROM histories.seats AS s
    WHERE s.hand_id IN (SELECT a.hand_id FROM all_in_pots AS a)
),

-- One row per pot: dead_cards, and known_holes (the cards of the players who can win; NULL if any is unknown)
known_pots AS MATERIALIZED (
    SELECT
        a.hand_id,
        a.pot_no,
        CASE
            WHEN BOOL_AND(COALESCE(NOT CONTAINS(s.hole, '?'), FALSE)) FILTER (WHERE LIST_CONTAINS(a.seats, s.seat))
                THEN STRING_AGG(s.hole, ' ' ORDER BY s.seat) FILTER (WHERE LIST_CONTAINS(a.seats, s.seat))
        END AS known_holes,
        STRING_AGG(TRIM(REPLACE(s.hole, '?', '')), ' ' ORDER BY s.seat)
        FILTER (WHERE dead AND s.hole IS NOT NULL AND NOT LIST_CONTAINS(a.seats, s.seat)) AS dead_cards
    FROM all_in_pots AS a
    INNER JOIN all_in_seats AS s ON a.hand_id = s.hand_id
    GROUP BY a.hand_id, a.pot_no
),

-- One row per pot and player who could win the pot
contenders AS MATERIALIZED (
    SELECT
        a.hand_id,
        a.pot_no,
        a.all_in_street,
        a.all_in_board,
        a.currency,
        a.amount,
        s.seat,
        s.player,
        s.hole,
        w.won,
        k.dead_cards,
        ROW_NUMBER() OVER (PARTITION BY a.hand_id, a.pot_no ORDER BY s.seat) AS place,
        -- The cards of an all-in as a text: equal all-ins have the same text, so their equities are computed once
        k.known_holes || '/' || COALESCE(a.all_in_board, '') || '/' || COALESCE(k.dead_cards, '') AS question
    FROM all_in_pots AS a
    INNER JOIN known_pots AS k ON a.hand_id = k.hand_id AND a.pot_no = k.pot_no
    INNER JOIN histories.pot_seats AS w ON a.hand_id = w.hand_id AND a.pot_no = w.pot_no
    INNER JOIN all_in_seats AS s ON w.hand_id = s.hand_id AND w.seat = s.seat
),

-- One row per question and place
known_hands AS MATERIALIZED (
    SELECT DISTINCT c.question, c.place, c.hole, c.all_in_board, c.dead_cards
    FROM contenders AS c
    WHERE c.question IS NOT NULL
),

-- One row per question and place: the equity
equities AS (
    SELECT e.question, e.place, e.equity, e.wins / e.runouts AS wins, e.ties / e.runouts AS ties, e.method, e.error
    FROM pokersql.equity_of_players(
        'known_hands', question, place, hole, all_in_board, dead := dead_cards, game := game_name
    ) AS e
),

-- One row per hand that is measured in money: the prizes from the first place on
prizes AS MATERIALIZED (
    SELECT p.hand_id, p.currency, p.payouts
    FROM histories.prizes_at_stake() AS p
    INNER JOIN contenders AS c ON p.hand_id = c.hand_id
    WHERE icm
    GROUP BY p.hand_id, p.currency, p.payouts
    HAVING COUNT(*) = 2 AND COUNT(DISTINCT c.pot_no) = 1
),

-- One row per hand that is measured in money and outcome for the first player of the all-in: 1 won, 0 split, -1 lost,
-- NULL the real outcome. stacks are the chips of all players after the hand
outcomes AS (
    SELECT
        s.hand_id,
        o.outcome,
        LIST(
            CAST(
                CASE
                    WHEN o.outcome IS NULL OR c.seat IS NULL THEN s.stack + s.net
                    ELSE
                        s.stack + s.net - c.won
                        + c.amount * (1 + o.outcome * CASE c.place WHEN 1 THEN 1 ELSE -1 END) / 2
                END
                AS DOUBLE
            )
            ORDER BY s.seat
        ) AS stacks,
        LIST(s.seat ORDER BY s.seat) AS seats
    FROM prizes AS p
    INNER JOIN all_in_seats AS s ON p.hand_id = s.hand_id
    CROSS JOIN (VALUES (1), (0), (-1), (NULL)) AS o (outcome)
    LEFT JOIN contenders AS c ON s.hand_id = c.hand_id AND s.seat = c.seat
    GROUP BY s.hand_id, o.outcome
),

-- One row per hand that is measured in money and outcome: the list of the players' shares
shares AS (
    SELECT
        o.hand_id,
        o.outcome,
        o.seats,
        pokersql.survivor_shares(o.stacks, p.payouts) AS shares
    FROM outcomes AS o
    INNER JOIN prizes AS p ON o.hand_id = p.hand_id
),

-- One row per player of an all-in that is measured in money
in_money AS (
    SELECT
        c.hand_id,
        c.seat,
        p.currency,
        LIST_SUM(p.payouts) AS amount,
        SUM(
            h.shares[LIST_POSITION(h.seats, c.seat)]
            * CASE h.outcome * CASE c.place WHEN 1 THEN 1 ELSE -1 END
                WHEN 1 THEN e.wins
                WHEN 0 THEN e.ties
                WHEN -1 THEN 1 - e.wins - e.ties
            END
        ) AS expected,
        SUM(h.shares[LIST_POSITION(h.seats, c.seat)]) FILTER (WHERE h.outcome IS NULL) AS won
    FROM contenders AS c
    INNER JOIN prizes AS p ON c.hand_id = p.hand_id
    INNER JOIN shares AS h ON c.hand_id = h.hand_id
    INNER JOIN equities AS e ON c.question = e.question AND c.place = e.place
    WHERE ABS(e.wins + e.ties / 2 - e.equity) < 1e-9
    GROUP BY c.hand_id, c.seat, p.currency, p.payouts
)

SELECT
    c.hand_id,
    c.pot_no,
    c.seat,
    c.player,
    c.all_in_street,
    c.all_in_board,
    c.hole,
    COALESCE(CAST(m.amount AS DECIMAL(18, 4)), c.amount) AS amount,
    e.equity,
    ROUND(COALESCE(m.expected, CAST(c.amount AS DOUBLE) * e.equity), 4) AS expected,
    CASE WHEN m.hand_id IS NULL THEN c.won ELSE CAST(m.won AS DECIMAL(18, 4)) END AS won,
    ROUND(COALESCE(m.won - m.expected, CAST(c.won AS DOUBLE) - CAST(c.amount AS DOUBLE) * e.equity), 4) AS luck,
    e.method,
    COALESCE(e.error, CASE WHEN c.question IS NULL THEN 'a hand of the pot is not known' END) AS error,
    m.hand_id IS NOT NULL AS in_money,
    CASE WHEN m.hand_id IS NULL THEN COALESCE(c.currency, 'chips') ELSE COALESCE(m.currency, 'no currency') END AS unit
FROM contenders AS c
LEFT JOIN equities AS e ON c.question = e.question AND c.place = e.place
LEFT JOIN in_money AS m ON c.hand_id = m.hand_id AND c.seat = m.seat
ORDER BY c.hand_id, c.pot_no, c.seat;
