-- Copies the sources from memory into the database that is attached as history_database
-- Grain: one new row of history_database.histories.sources per file that has no row in this table
-- Reads: histories.sources, history_database.histories.hands, history_database.histories.sources, source_numbers
-- Engine: duckdb
-- Access: internal

UPDATE history_database.histories.sources AS k SET
    lines = s.lines,
    summaries = s.summaries,
    repeated = s.repeated,
    loaded_at = s.loaded_at
FROM histories.sources AS s
INNER JOIN source_numbers AS n ON s.source = n.source
WHERE s.source = k.source AND NOT n.is_new;

INSERT INTO history_database.histories.sources
SELECT s.* REPLACE (n.new_source_id AS source_id)
FROM histories.sources AS s
INNER JOIN source_numbers AS n ON s.source = n.source
WHERE n.is_new;

UPDATE history_database.histories.sources AS k SET
    hands = (
        SELECT COUNT(*) FROM history_database.histories.hands AS h
        WHERE h.source_id = k.source_id
    );
