-- The showdowns of the question, if an exact answer lists all matchups
-- Grain: one row per matchup and kind of board, as in showdowns_of
-- Reads: listed_question
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS listed_showdowns;

CREATE VIEW listed_showdowns AS
SELECT s.* FROM SHOWDOWNS_OF('listed_question') AS s;
