-- The versions and the row counts of a built database
-- Grain: one row per attribute
-- Columns:
--   attribute: schema_version, deck_rows, ..., engine or sql_checksum
--   value: the attribute's value as text
-- Reads: categories, deck, five_card_hands, hand_classes, hand_keys, schema_version

-- 'pokersql build' adds pokersql_version, engine, engine_version and sql_checksum.

DROP TABLE IF EXISTS metadata;

CREATE TABLE metadata (
    attribute TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

INSERT INTO metadata (attribute, value)
SELECT 'schema_version' AS attribute, CAST(MAX(v.schema_version) AS TEXT) AS value FROM schema_version AS v
UNION ALL
SELECT 'deck_rows' AS attribute, CAST(COUNT(*) AS TEXT) AS value FROM deck
UNION ALL
SELECT 'categories_rows' AS attribute, CAST(COUNT(*) AS TEXT) AS value FROM categories
UNION ALL
SELECT 'hand_classes_rows' AS attribute, CAST(COUNT(*) AS TEXT) AS value FROM hand_classes
UNION ALL
SELECT 'hand_keys_rows' AS attribute, CAST(COUNT(*) AS TEXT) AS value FROM hand_keys
UNION ALL
SELECT 'five_card_hands_rows' AS attribute, CAST(COUNT(*) AS TEXT) AS value FROM five_card_hands;
