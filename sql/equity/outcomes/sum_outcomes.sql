-- How often each set of players wins, counted over all matchups and boards, where a sum tells the rank of a hand
-- Grain: one row per set of winners of each half of the pot, and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW sum_outcomes AS
WITH
-- One row if matchups are counted so
questions AS (
    SELECT q.* FROM exact_question AS q
    WHERE q.counting = 'sum'
),

-- One row per matchup
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('questions', 'seat_hands') AS m
)

SELECT 'exact' AS method, o.*
FROM pokersql.sum_outcomes_of('matchups', 'questions', 'asked_methods', TRUE) AS o;
