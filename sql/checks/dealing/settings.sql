-- Does settings have exactly one row?
-- Grain: one row per problem
-- Reads: settings

SELECT 'settings has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 1' AS problem
FROM settings
HAVING COUNT(*) <> 1;
