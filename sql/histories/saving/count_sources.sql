-- Counts what the files brought
-- Grain: none
-- Reads: histories.sources, kept_hands, new_hands, source_formats, written_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

UPDATE histories.sources AS s SET
    lines = f.lines,
    hands = s.hands + COALESCE(k.hands, 0),
    repeated = CASE WHEN f.is_begun THEN 0 ELSE s.repeated END + COALESCE(w.hands, 0) - COALESCE(n.hands, 0),
    loaded_at = CAST(NOW() AS TIMESTAMP)
FROM source_formats AS f
LEFT JOIN (
    SELECT source, COUNT(*) AS hands FROM kept_hands
    GROUP BY source
) AS k
    ON f.source = k.source
LEFT JOIN (
    SELECT source, COUNT(*) AS hands FROM written_hands
    GROUP BY source
) AS w
    ON f.source = w.source
LEFT JOIN (
    SELECT source, COUNT(*) AS hands FROM new_hands
    GROUP BY source
) AS n
    ON f.source = n.source
WHERE s.source = f.source;
