-- The equity of each seat's hand or range, from the outcomes of showdowns
-- Grain: one row per question of `asked`, method and seat, if the method has outcomes of the question
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that the macro equities reads; `outcomes` has the columns of sum_outcomes_of and
-- method. The high and the low half of a pot are equal. If one half has no winners, the winners of the other half get
-- the whole pot. pot_parts is 2 * LCM(1, ..., number of seats), so each share of a pot is a whole number of parts.

CREATE OR REPLACE MACRO pokersql.seat_equities_of(asked, outcomes, methods) AS TABLE
WITH
-- One row per question: its number of seats, and whether the game has only a low half (is_low)
questions AS (
    SELECT a.question, COUNT(*) AS players, BOOL_AND(m.is_low) AS is_low
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    GROUP BY a.question
),

-- One row per question, method, high_winners and low_winners: the number of runouts
winner_sets AS (
    SELECT
        o.question,
        o.method,
        CASE WHEN q.is_low THEN 0 ELSE o.high_winners END AS high_winners,
        CASE WHEN q.is_low THEN o.high_winners | o.low_winners ELSE o.low_winners END AS low_winners,
        SUM(o.runouts) AS runouts
    FROM QUERY_TABLE(outcomes) AS o
    INNER JOIN questions AS q ON o.question = q.question
    GROUP BY ALL
),

-- One row per question, method, high_winners and low_winners: the parts of the pot that each winner of a half gets
half_parts AS (
    SELECT
        o.*,
        2 * LIST_REDUCE(RANGE(1, q.players + 1), lambda pokersql_a, pokersql_b: LCM(pokersql_a, pokersql_b), 1)
            AS pot_parts,
        CASE WHEN o.low_winners > 0 THEN pot_parts // 2 ELSE pot_parts END // GREATEST(BIT_COUNT(o.high_winners), 1)
            AS high_parts,
        CASE WHEN o.high_winners > 0 THEN pot_parts // 2 ELSE pot_parts END // GREATEST(BIT_COUNT(o.low_winners), 1)
            AS low_parts
    FROM winner_sets AS o
    INNER JOIN questions AS q ON o.question = q.question
),

-- One row per question, method, high_winners, low_winners and seat: the parts of the pot that the seat gets
pot_shares AS (
    SELECT
        p.question,
        a.seat,
        p.method,
        p.runouts,
        p.pot_parts,
        (p.high_winners >> (a.seat - 1)) & 1 AS is_high,
        (p.low_winners >> (a.seat - 1)) & 1 AS is_low,
        is_high * p.high_parts + is_low * p.low_parts AS parts
    FROM half_parts AS p
    INNER JOIN QUERY_TABLE(asked) AS a ON p.question = a.question
)

SELECT
    s.question,
    s.seat,
    SUM(s.runouts * s.parts) / (s.pot_parts * SUM(s.runouts)) AS equity,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts = s.pot_parts), 0) AS wins,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts BETWEEN 1 AND s.pot_parts - 1), 0) AS ties,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts = 0), 0) AS losses,
    SUM(s.runouts * s.is_high) AS highs,
    SUM(s.runouts * s.is_low) AS lows,
    COALESCE(SUM(s.runouts) FILTER (WHERE 4 * s.parts = s.pot_parts), 0) AS quarters,
    SUM(s.runouts * s.parts) AS parts,
    s.pot_parts,
    s.method,
    SUM(s.runouts) AS runouts,
    CASE
        WHEN s.method = 'sim'
            THEN
                SQRT(
                    GREATEST(
                        SUM(s.runouts * POW(s.parts / s.pot_parts, 2)) / SUM(s.runouts)
                        - POW(SUM(s.runouts * s.parts) / (s.pot_parts * SUM(s.runouts)), 2),
                        0
                    )
                    / SUM(s.runouts)
                )
    END AS standard_error
FROM pot_shares AS s
GROUP BY s.question, s.seat, s.method, s.pot_parts
HAVING SUM(s.runouts) > 0;
