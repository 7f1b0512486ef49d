-- Fails if macros.sql is not loaded; drops the tables that an earlier games.sql made
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_refused = (
    SELECT
        CASE
            WHEN COUNT(*) = 0
                THEN SYSTEM.MAIN.ERROR('games.sql needs the macros of macros.sql: .read sql/macros.sql first')
        END
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.schema_name = 'pokersql'
        AND f.function_name = 'ruled_hand'
        AND f.comment LIKE '%(pokersql)'
        AND CURRENT_DATABASE() IN (f.database_name, 'pokersql')
);
RESET VARIABLE pokersql_refused;

DROP TABLE IF EXISTS pokersql.matchup_counts;
DROP TABLE IF EXISTS pokersql.other_cards;
DROP TABLE IF EXISTS pokersql.suit_cards;
DROP TABLE IF EXISTS pokersql.board_ranks;
DROP TABLE IF EXISTS pokersql.suit_orders;
DROP TABLE IF EXISTS pokersql.range_shapes;
DROP TABLE IF EXISTS pokersql.equity_limits;
DROP TABLE IF EXISTS pokersql.game_methods;
DROP TABLE IF EXISTS pokersql.top_hands;
DROP TABLE IF EXISTS pokersql.hole_cards;
DROP TABLE IF EXISTS pokersql.game_remedies;
DROP TABLE IF EXISTS pokersql.judges;
DROP TABLE IF EXISTS pokersql.games;
DROP TABLE IF EXISTS pokersql.rule_keys;
DROP TABLE IF EXISTS pokersql.class_ranks;
DROP TABLE IF EXISTS pokersql.choice_places;
