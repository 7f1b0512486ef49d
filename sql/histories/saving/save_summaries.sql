-- Saves the summaries of tournaments, with their entries and errors
-- Grain: one new row of histories.summaries per summary, of histories.summary_entries per entry,
--   and of histories.history_errors per error
-- Reads: histories.history_errors, histories.sources, histories.summaries, histories.summary_entries, source_formats,
--   summary_errors, written_entries, written_summaries
-- Engine: duckdb
-- Access: internal

-- If a file is read again, its summaries are replaced.

DELETE FROM histories.summaries
WHERE source_id IN (
    SELECT s.source_id FROM histories.sources AS s
    INNER JOIN source_formats AS f ON s.source = f.source
    WHERE f.is_begun
);

DELETE FROM histories.summary_entries
WHERE source_id IN (
    SELECT s.source_id FROM histories.sources AS s
    INNER JOIN source_formats AS f ON s.source = f.source
    WHERE f.is_begun
);

DELETE FROM histories.history_errors
WHERE hand_id IS NULL AND source IN (
    SELECT f.source FROM source_formats AS f
    WHERE f.is_begun
);

INSERT INTO histories.summaries BY NAME
SELECT s.source_id, w.* EXCLUDE (w.summary_no, w.source)
FROM written_summaries AS w
INNER JOIN histories.sources AS s ON w.source = s.source
WHERE w.tournament IS NOT NULL
ORDER BY s.source_id, w.line;

INSERT INTO histories.summary_entries
SELECT
    s.source_id,
    w.line,
    e.line AS entry_line,
    e.player,
    e.entry,
    e.place,
    e.prize,
    e.ticket,
    e.ticket_value,
    e.re_entries,
    e.rebuys,
    e.add_ons,
    e.extra_price,
    e.knockouts,
    e.bounties,
    e.is_owner
FROM written_entries AS e
INNER JOIN written_summaries AS w ON e.summary_no = w.summary_no
INNER JOIN histories.sources AS s ON w.source = s.source
WHERE w.tournament IS NOT NULL
ORDER BY s.source_id, w.line, e.row_no;

UPDATE histories.sources AS s SET
    summaries = (
        SELECT COUNT(*) FROM histories.summaries AS k
        WHERE k.source_id = s.source_id
    )
FROM source_formats AS f
WHERE s.source = f.source;

INSERT INTO histories.history_errors
SELECT w.source, e.line, NULL AS hand_id, e.error, e.expected, e.found, e.left_out
FROM summary_errors AS e
INNER JOIN written_summaries AS w ON e.summary_no = w.summary_no
ORDER BY w.source, e.line;
