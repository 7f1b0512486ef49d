-- A macro that returns the hands of histories.luck, and chooses those whose luck is counted next
-- Reads: histories.seats, pokersql.game_methods, pokersql.matchup_counts
-- Engine: duckdb
-- Access: internal

-- rows_table is the name of a table with rows of histories.luck. is_counted is TRUE for hands in this table. is_next is
-- TRUE for hands of one game whose luck takes about `seconds` to count, the fastest first. Equal all-ins are counted
-- together, since histories.luck computes their equities once. The other parameters choose hands as in histories.luck.
-- A hand takes 50 microseconds. Its equities take the time that questions_of estimates, or none for the four
-- known hole cards of two players before the flop, if matchup_counts has the game.

-- One row per hand with a pot of an all-in that several players could win
CREATE OR REPLACE MACRO histories.all_in_hands(
    rows_table,
    player_name := NULL,
    whole_hands := FALSE,
    room_name := NULL,
    of_tournaments := NULL,
    plays_table := 'histories.plays',
    seconds := 1
) AS TABLE
WITH
-- One row per hand: the number of players who could win
hands AS (
    SELECT
        p.hand_id,
        p.game,
        COALESCE(p.all_in_board, '') AS board,
        MAX(LEN(p.seats)) AS players
    FROM histories.all_in_pots(player_name, whole_hands, room_name, of_tournaments, plays_table) AS p
    GROUP BY p.hand_id, p.game, p.all_in_board
),

-- One row per hand: the known cards of all players
known_cards AS (
    SELECT
        h.hand_id,
        h.game,
        h.board,
        h.players,
        STRING_AGG(s.hole, '/' ORDER BY s.seat) AS holes,
        (LEN(h.board) + 1) // 3 AS board_cards,
        SUM((LEN(TRIM(REPLACE(s.hole, '?', ''))) + 1) // 3) AS hole_cards
    FROM hands AS h
    INNER JOIN histories.seats AS s ON h.hand_id = s.hand_id
    GROUP BY h.hand_id, h.game, h.board, h.players
),

-- One row per hand: how long its luck takes
costs AS (
    SELECT
        k.hand_id,
        k.game,
        k.board || '/' || k.holes AS cards,
        k.hand_id IN (SELECT r.hand_id FROM QUERY_TABLE(rows_table) AS r) AS is_counted,
        5e-5 + CASE
            WHEN
                k.board_cards = 0
                AND k.hole_cards = 4
                AND k.game IN (SELECT n.game FROM pokersql.matchup_counts AS n)
                THEN 0
            ELSE
                COALESCE(
                    k.players * pokersql.ways_to_draw(
                        BIT_COUNT(m.deck_bits) - k.board_cards - k.hole_cards, m.board_cards - k.board_cards
                    )
                    / pokersql.ranked_per_second(m.is_sum),
                    0
                )
        END AS cost
    FROM known_cards AS k
    LEFT JOIN pokersql.game_methods AS m ON k.game = m.game
),

-- One row per hand: the cost of a new all-in; an all-in of equal cards costs nothing more
new_costs AS (
    SELECT
        c.*,
        CASE
            WHEN ROW_NUMBER() OVER (PARTITION BY c.game, c.is_counted, c.cards ORDER BY c.hand_id) = 1 THEN c.cost
            ELSE 0
        END AS new_cost
    FROM costs AS c
),

-- One row per hand: the cost of all hands up to it
totals AS (
    SELECT
        n.*,
        FIRST_VALUE(n.game) OVER (ORDER BY n.is_counted, n.cost, n.game) AS next_game,
        SUM(n.new_cost) OVER (
            PARTITION BY n.game, n.is_counted
            ORDER BY n.cost, n.cards, n.hand_id ROWS UNBOUNDED PRECEDING
        ) AS total_cost
    FROM new_costs AS n
)

SELECT
    t.hand_id,
    t.game,
    t.is_counted,
    NOT t.is_counted AND t.game = t.next_game AND t.total_cost - t.new_cost <= seconds AS is_next
FROM totals AS t;
