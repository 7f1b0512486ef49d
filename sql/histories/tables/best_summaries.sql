-- The most complete summary of each tournament
-- Grain: one row per tournament with a summary
-- Columns:
--   summaries: the number of summaries of the tournament
-- Reads: histories.summaries
-- Engine: duckdb
-- Access: internal

-- One with an end comes before one without, then the one with the most players, then the one with the highest prize
-- pool, then the one that was loaded last.

CREATE OR REPLACE VIEW histories.best_summaries AS
SELECT s.*, COUNT(*) OVER (PARTITION BY s.room, s.tournament) AS summaries
FROM histories.summaries AS s
QUALIFY
    ROW_NUMBER() OVER (
        PARTITION BY s.room, s.tournament
        ORDER BY s.ended_at IS NULL ASC, s.players DESC, s.prize_pool DESC, s.source_id DESC, s.line DESC
    ) = 1;
