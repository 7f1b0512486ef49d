-- Counts the new hands and the repeated hands of each loaded file
-- Reads: finished_hands, histories.sources, new_hands, present_hands, written_hands
-- Engine: duckdb
-- Access: internal

UPDATE histories.sources AS s SET
    hands = s.hands + c.hands,
    repeated = s.repeated + c.repeated
FROM (
    SELECT
        r.source,
        COUNT(*) FILTER (WHERE f.is_kept) AS hands,
        COUNT(*) FILTER (WHERE n.hand_no IS NULL OR NOT f.is_kept) AS repeated
    FROM written_hands AS w
    INNER JOIN present_hands AS r ON w.hand_no = r.hand_no
    LEFT JOIN new_hands AS n ON w.hand_no = n.hand_no
    LEFT JOIN finished_hands AS f ON w.hand_no = f.hand_no
    GROUP BY r.source
) AS c
WHERE s.source = c.source;
