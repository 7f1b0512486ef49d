-- How often each set of players wins, for three players, by inclusion-exclusion over the cards that hands share
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW range_outcomes AS
SELECT 'exact' AS method, o.*
FROM pokersql.range_outcomes_of('exact_question', 'seat_hands', 'asked_methods') AS o;
