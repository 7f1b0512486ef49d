-- How often each of two players wins, by comparing every two hands on each board
-- Grain: one row per set of winners of each half of the pot, and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW pair_outcomes AS
SELECT 'exact' AS method, o.*
FROM pokersql.pair_outcomes_of('exact_question', 'seat_hands', 'asked_methods', TRUE) AS o;
