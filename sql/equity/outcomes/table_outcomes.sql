-- How often each set of players wins, from the shipped counts
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: seat_hands, table_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW table_outcomes AS
SELECT 'table' AS method, o.*
FROM pokersql.table_outcomes_of('table_question', 'seat_hands') AS o;
