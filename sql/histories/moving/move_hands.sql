-- Copies hands, summaries of tournaments and errors from memory into the database that is attached as history_database
-- Grain: one new row of history_database per row in memory, in the table with the same name
-- Reads: histories.actions, histories.boards, histories.decisions, histories.finishes, histories.hands,
--   histories.history_errors, histories.plays, histories.pot_seats, histories.pots, histories.seats,
--   histories.sources, histories.summaries, histories.summary_entries, history_database.histories.actions,
--   history_database.histories.boards, history_database.histories.decisions, history_database.histories.finishes,
--   history_database.histories.hands, history_database.histories.history_errors, history_database.histories.plays,
--   history_database.histories.pot_seats, history_database.histories.pots, history_database.histories.seats,
--   history_database.histories.summaries, history_database.histories.summary_entries, source_numbers
-- Engine: duckdb
-- Access: internal

-- If a file was read again, its old errors of unreadable hands are deleted before its new errors are inserted.

INSERT INTO history_database.histories.hands
SELECT h.* REPLACE (n.new_source_id AS source_id)
FROM histories.hands AS h
INNER JOIN source_numbers AS n ON h.source_id = n.source_id;

INSERT INTO history_database.histories.seats SELECT s.* FROM histories.seats AS s;
INSERT INTO history_database.histories.plays SELECT p.* FROM histories.plays AS p;
INSERT INTO history_database.histories.decisions SELECT d.* FROM histories.decisions AS d;
INSERT INTO history_database.histories.actions SELECT a.* FROM histories.actions AS a;
INSERT INTO history_database.histories.boards SELECT b.* FROM histories.boards AS b;
INSERT INTO history_database.histories.pots SELECT p.* FROM histories.pots AS p;
INSERT INTO history_database.histories.pot_seats SELECT p.* FROM histories.pot_seats AS p;
INSERT INTO history_database.histories.finishes SELECT f.* FROM histories.finishes AS f;

DELETE FROM history_database.histories.summaries
WHERE source_id IN (SELECT n.new_source_id FROM source_numbers AS n);

INSERT INTO history_database.histories.summaries
SELECT s.* REPLACE (n.new_source_id AS source_id)
FROM histories.summaries AS s
INNER JOIN source_numbers AS n ON s.source_id = n.source_id;

DELETE FROM history_database.histories.summary_entries
WHERE source_id IN (SELECT n.new_source_id FROM source_numbers AS n);

INSERT INTO history_database.histories.summary_entries
SELECT e.* REPLACE (n.new_source_id AS source_id)
FROM histories.summary_entries AS e
INNER JOIN source_numbers AS n ON e.source_id = n.source_id;

DELETE FROM history_database.histories.history_errors
WHERE (left_out OR hand_id IS NULL) AND source IN (SELECT s.source FROM histories.sources AS s);

INSERT INTO history_database.histories.history_errors SELECT e.* FROM histories.history_errors AS e;
