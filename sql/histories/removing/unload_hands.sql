-- Lists the hands of the sources whose source or loaded_as equals the variable pokersql_unloaded
-- Grain: one new row of removed_hands per hand
-- Reads: histories.hands, histories.sources, removed_hands
-- Engine: duckdb

INSERT INTO removed_hands
SELECT h.hand_id
FROM histories.hands AS h
INNER JOIN histories.sources AS s ON h.source_id = s.source_id
WHERE GETVARIABLE('pokersql_unloaded') IN (s.source, s.loaded_as);
