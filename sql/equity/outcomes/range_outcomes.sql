-- How often each set of players wins among three players, counted by inclusion-exclusion over shared cards
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_methods, exact_question, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW range_outcomes AS
SELECT 'exact' AS method, o.*
FROM pokersql.range_outcomes_of('exact_question', 'seat_hands', 'asked_methods') AS o;
