-- Deletes all sources, hands and errors from the schema histories
-- Engine: duckdb
-- Access: internal

TRUNCATE histories.sources;
TRUNCATE histories.hands;
TRUNCATE histories.seats;
TRUNCATE histories.plays;
TRUNCATE histories.decisions;
TRUNCATE histories.actions;
TRUNCATE histories.boards;
TRUNCATE histories.pots;
TRUNCATE histories.pot_seats;
TRUNCATE histories.finishes;
TRUNCATE histories.summaries;
TRUNCATE histories.summary_entries;
TRUNCATE histories.history_errors;
