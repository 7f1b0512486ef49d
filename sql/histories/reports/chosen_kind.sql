-- A macro that turns the name of a kind of hands into a value for of_tournaments, see chosen_plays
-- Reads: histories.hands
-- Engine: duckdb
-- Access: internal

-- kind is 'cash', 'tournaments', or '' for the kind that the database has; if it has both, '' means cash games.

-- TRUE for tournaments, FALSE for cash games, NULL if kind is '' and the database has only one kind
CREATE OR REPLACE MACRO histories.chosen_kind(kind) AS
    CASE
        WHEN kind = 'tournaments' THEN TRUE
        WHEN kind = 'cash' THEN FALSE
        ELSE (
            SELECT CASE WHEN COUNT(DISTINCT h.tournament IS NULL) > 1 THEN FALSE END
            FROM histories.hands AS h
        )
    END;
