-- The question, if the cards of its board are known: hands stand ahead and behind on no pattern of boards
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW standing_question AS
SELECT q.* FROM asked_question AS q
WHERE q.first_seat = 1;
