-- How two ranges are played on the river in equilibrium
-- Grain: one row per player, line of actions, hand and action
-- Engine: duckdb

-- FROM river('AA,QJs:0.5', 'KK,QQ', 'Qh 7h 2c 9s 4d', 10, 100) solves a river with 10 chips in the pot, on which each
-- player has 100 chips behind. Player 1, who has the first range, acts first. bets and raises are lists of sizes in
-- percent of the pot; a raise comes on top of a call. A size above the stack is all-in; NULL as stack is no limit. The
-- macro fails with the error of river_error.

-- line has the actions before. frequency is how often the player takes the action with the hand, reach how often the
-- cards and both players lead to it. value is the number of chips that the player then gets, less those that the player
-- bets from then on, so a fold has value 0.

CREATE MACRO pokersql.river
    (range_1, range_2, board, pot, stack, bets := [100], raises := [100], most_raises := 1, iterations := 100) AS TABLE
SELECT r.player, r.line, r.hand, r.hand_rank, r.action, r.frequency, r.reach, r.value
FROM pokersql.river_of(range_1, range_2, board, pot, stack, bets, raises, most_raises, iterations) AS r;
