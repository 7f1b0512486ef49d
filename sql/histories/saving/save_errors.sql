-- Saves what is wrong with files and hands
-- Grain: one new row of histories.history_errors per error
-- Reads: histories.history_errors, new_hands, replay_errors, written_errors
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.history_errors
SELECT w.source, w.line, w.hand_id, w.error, w.expected, w.found, TRUE AS left_out
FROM written_errors AS w
UNION ALL
SELECT h.source, e.line, h.hand_id, e.error, e.expected, e.found, e.left_out
FROM replay_errors AS e
INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
ORDER BY source, line;
