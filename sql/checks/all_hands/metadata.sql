-- Does the table metadata have the schema_version of these files, and the right number of rows for each table?
-- Grain: one row per problem
-- Reads: categories, deck, five_card_hands, hand_classes, hand_keys, metadata, schema_version

WITH
-- One row per attribute: the right value
attributes AS (
    SELECT 'schema_version' AS attribute, MAX(v.schema_version) AS value FROM schema_version AS v
    UNION ALL
    SELECT 'deck_rows' AS attribute, COUNT(*) AS value FROM deck
    UNION ALL
    SELECT 'categories_rows' AS attribute, COUNT(*) AS value FROM categories
    UNION ALL
    SELECT 'hand_classes_rows' AS attribute, COUNT(*) AS value FROM hand_classes
    UNION ALL
    SELECT 'hand_keys_rows' AS attribute, COUNT(*) AS value FROM hand_keys
    UNION ALL
    SELECT 'five_card_hands_rows' AS attribute, COUNT(*) AS value FROM five_card_hands
)

SELECT
    'metadata says ' || e.attribute || ' is ' || COALESCE(m.value, 'nothing')
    || ', not ' || CAST(e.value AS TEXT) AS problem
FROM attributes AS e
LEFT JOIN metadata AS m ON e.attribute = m.attribute
WHERE CAST(e.value AS TEXT) <> COALESCE(m.value, '');
