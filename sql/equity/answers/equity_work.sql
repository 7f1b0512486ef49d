-- The estimated time and memory of an exact answer
-- Grain: one row in all
-- Columns:
--   players: the number of players
--   matchups: estimated matchups, up to a renaming of suits
--   boards: boards that can come; before the flop, kinds of board
--   hands_ranked: matchups * boards * players
--   seconds: estimated seconds on two cores
--   megabytes: estimated megabytes of memory
--   is_countable: FALSE if own cards are not known, or sums of weights may exceed the 38 digits of HUGEINT
-- Reads: asked_question
-- Source: pokersql.questions_of, which explains it
-- Engine: duckdb

CREATE OR REPLACE VIEW equity_work AS
SELECT q.players, q.matchups, q.boards, q.hands_ranked, q.seconds, q.megabytes, q.is_countable
FROM asked_question AS q;
