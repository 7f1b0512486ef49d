-- The equilibrium of the bets on a river
-- Grain: one row per player, hand, line of actions and next action
-- Columns:
--   player: 1 for the player who acts first, 2 for the other
--   line: the actions before, '' if there is none
--   is_first: whether the player has not acted before
--   hand: the two cards of the player
--   hand_rank: the rank of the hand with the board
--   action: the action
--   frequency: how often the player takes the action with the hand, after the line
--   reach: how often the cards and both players lead to the action
--   value: the chips that the player then gets, less the chips that the player bets from then on
--   best: the same if the player's later actions are the best against the other player's strategy
-- Engine: duckdb
-- Access: internal

-- What a player wins is counted from half of the pot, so that one player wins what the other loses.

CREATE MACRO pokersql.river_of(range_1, range_2, board, pot, stack, bets, raises, most_raises, iterations) AS TABLE
WITH
-- One row: the error, NULL if there is an answer
pokersql_errors AS MATERIALIZED (
    SELECT pokersql.river_error(range_1, range_2, board, pot, stack, bets, raises, most_raises) AS error
),

-- One row per player and hand
pokersql_hands AS MATERIALIZED (
    SELECT h.*
    FROM pokersql.river_hands_of(range_1, range_2, board) AS h
    CROSS JOIN pokersql_errors AS e
    WHERE CASE WHEN e.error IS NULL THEN TRUE ELSE SYSTEM.MAIN.ERROR(e.error) IS NULL END
),

-- One row per line
pokersql_lines AS MATERIALIZED (
    SELECT l.* FROM pokersql.river_lines(pot, stack, bets, raises, most_raises) AS l
),

-- One row per hand and action, as solve_game reads it
pokersql_sequences AS MATERIALIZED (
    SELECT
        'river' AS game,
        h.hand || ': ' || l.line AS sequence,
        h.player,
        h.hand || ': ' || l.known_line AS information_set,
        h.hand || ': ' || l.parent_line AS parent,
        h.hand,
        h.hand_rank,
        l.known_line,
        l.action
    FROM pokersql_hands AS h
    INNER JOIN pokersql_lines AS l ON h.player = l.player
),

-- One row per pair of hands and line to the end, as solve_game reads it
pokersql_payoffs AS MATERIALIZED (
    SELECT
        'river' AS game,
        f.hand || ': ' || l.line_1 AS sequence_1,
        s.hand || ': ' || l.line_2 AS sequence_2,
        CAST(f.weight AS DOUBLE) * s.weight AS chance,
        (pot / 2 + l.staked)
        * CASE l.folded WHEN 1 THEN -1 WHEN 2 THEN 1 ELSE SIGN(s.hand_rank - f.hand_rank) END AS payoff
    FROM pokersql_hands AS f
    INNER JOIN pokersql_hands AS s ON f.player = 1 AND s.player = 2 AND f.card_bits & s.card_bits = 0
    CROSS JOIN pokersql_lines AS l
    WHERE l.folded IS NOT NULL
)

SELECT
    s.player,
    s.known_line AS line,
    s.parent IS NULL AS is_first,
    s.hand,
    s.hand_rank,
    s.action,
    g.frequency,
    g.reach,
    CASE WHEN ABS(pot / 2 + g.value) > 1e-9 * pot THEN pot / 2 + g.value ELSE 0 END AS value,
    pot / 2 + g.best AS best
FROM pokersql.solve_game('pokersql_sequences', 'pokersql_payoffs', iterations := iterations) AS g
INNER JOIN pokersql_sequences AS s ON g.sequence = s.sequence;
