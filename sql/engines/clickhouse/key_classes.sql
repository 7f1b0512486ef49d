-- The class of each key of hand_keys, for look-ups by joinGet
-- Grain: one row per row of hand_keys, with the columns that hand_classes has for the key's class
-- Reads: hand_classes, hand_keys
-- Engine: clickhouse
-- Access: internal

CREATE TABLE pokersql.key_classes ENGINE = Join(ANY, LEFT, hand_key) AS
SELECT
    CAST(k.hand_key AS Int64) AS hand_key,
    CAST(c.hand_key AS Int64) AS class_key,
    CAST(c.hand_rank AS Int32) AS hand_rank,
    CAST(c.hand_points AS Int32) AS hand_points,
    CAST(c.category AS String) AS category,
    CAST(c.description AS String) AS description
FROM pokersql.hand_keys AS k
INNER JOIN pokersql.hand_classes AS c ON k.hand_rank = c.hand_rank;
