-- The estimated time and memory of an exact count
-- Grain: one row in all
-- Columns:
--   players: the number of players
--   matchups: the estimated number of matchups; matchups that differ only by a renaming of suits count as one
--   boards: the number of boards that can come; before the flop, boards that give all hands the same ranks count as one
--   hands_ranked: matchups * boards * players
--   seconds: the estimated time on two cores
--   megabytes: the estimated memory
--   is_countable: FALSE if not all own cards are known, or if sums of weights may exceed the 38 digits of HUGEINT
-- Reads: asked_question
-- Source: pokersql.questions_of, which explains the estimates
-- Engine: duckdb

CREATE OR REPLACE VIEW equity_work AS
SELECT q.players, q.matchups, q.boards, q.hands_ranked, q.seconds, q.megabytes, q.is_countable
FROM asked_question AS q;
