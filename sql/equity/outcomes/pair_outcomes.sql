-- How often each of two players wins, counted by sums over the ranks of the hands on each board
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW pair_outcomes AS
SELECT 'exact' AS method, o.*
FROM pokersql.pair_outcomes_of('exact_question', 'seat_hands', 'asked_methods', TRUE) AS o;
