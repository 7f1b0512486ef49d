-- How often each set of players wins, counted over all matchups and boards, in games without is_sum (see game_methods)
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW judged_outcomes AS
WITH
-- One row: the question, if this view makes its exact count
questions AS (
    SELECT q.* FROM exact_question AS q
    WHERE q.counting = 'judged'
),

-- One row per matchup
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('questions', 'seat_hands') AS m
)

SELECT 'exact' AS method, o.*
FROM pokersql.judged_outcomes_of('matchups', 'questions') AS o;
