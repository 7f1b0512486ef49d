-- Saves the errors of the hands
-- Grain: one new row of histories.history_errors per error
-- Reads: finished_hands, histories.history_errors, kept_hands, new_hands, present_hands, replay_errors, written_errors
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.history_errors
SELECT
    r.source,
    COALESCE(w.line, r.line) AS line,
    COALESCE(k.hand_id, r.text_id) AS hand_id,
    w.error,
    w.expected,
    w.found,
    w.left_out
FROM written_errors AS w
INNER JOIN present_hands AS r ON w.hand_no = r.hand_no
LEFT JOIN kept_hands AS k ON w.hand_no = k.hand_no
WHERE w.left_out OR k.hand_no IS NOT NULL
UNION ALL
SELECT h.source, e.line, h.hand_id, e.error, e.expected, e.found, e.left_out
FROM replay_errors AS e
INNER JOIN new_hands AS h ON e.hand_no = h.hand_no
LEFT JOIN finished_hands AS f ON e.hand_no = f.hand_no
WHERE COALESCE(f.is_kept, TRUE)
UNION ALL
SELECT
    f.source,
    f.line,
    f.hand_id,
    'repeated_hand' AS error,
    'one text of ' || COALESCE(f.hand_key, 'a hand') AS expected,
    'another text, '
    || CASE WHEN f.is_kept THEN 'which knows more cards and stays' ELSE 'which knows no more cards' END AS found,
    NOT f.is_kept AS left_out
FROM finished_hands AS f
WHERE f.kept_text IS NOT NULL OR NOT f.is_kept
ORDER BY source, line;
