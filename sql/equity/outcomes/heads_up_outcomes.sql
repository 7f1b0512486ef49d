-- How often each of two players wins, counted over all matchups and boards, in games with is_sum (see game_methods)
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW heads_up_outcomes AS
WITH
-- One row: the question, if this view makes its exact count
questions AS (
    SELECT q.* FROM exact_question AS q
    WHERE q.counting = 'heads_up'
),

-- One row per matchup
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('questions', 'seat_hands') AS m
)

SELECT 'exact' AS method, o.*
FROM pokersql.heads_up_outcomes_of('matchups', 'questions', 'asked_methods', TRUE) AS o;
