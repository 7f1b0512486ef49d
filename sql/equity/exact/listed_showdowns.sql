-- The rows of exact_showdowns, if the question is one for which all matchups are listed
-- Grain: one row per matchup and kind of board
-- Reads: listed_question
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS listed_showdowns;

CREATE VIEW listed_showdowns AS
SELECT s.* FROM SHOWDOWNS_OF('listed_question') AS s;
