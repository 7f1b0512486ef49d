-- The chips of a bet on a river, as a line of actions names them
-- Engine: duckdb
-- Access: internal

-- The text of a number of chips, with six digits at least
CREATE MACRO pokersql.chips_text(chips) AS
    CASE
        WHEN chips < 1e6 THEN FORMAT('{:.6g}', CAST(chips AS DOUBLE))
        ELSE FORMAT('{:.0f}', CAST(chips AS DOUBLE))
    END;

-- The number of chips that this text names, so that two bets with the same text are one bet
CREATE MACRO pokersql.river_chips(chips) AS CAST(pokersql.chips_text(chips) AS DOUBLE);
