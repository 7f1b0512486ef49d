-- Why a river has no answer
-- Engine: duckdb

-- How many lines of bets there are at most, to the end of the hand
CREATE MACRO pokersql.river_endings(bets, raises, most_raises) AS
    1 + 4 * LEN(bets) * LIST_SUM(
        LIST_TRANSFORM(RANGE(most_raises + 1), lambda pokersql_raise: POW(COALESCE(LEN(raises), 0), pokersql_raise))
    );

-- The numbers of a list that are no valid sizes
CREATE MACRO pokersql.bad_sizes(sizes) AS
    LIST_FILTER(sizes, lambda pokersql_size: NOT COALESCE(pokersql_size > 0 AND pokersql_size <= 1e6, FALSE));

-- The first error of the numbers, such as "pot is 0; right: ..."; NULL if there is none
CREATE MACRO pokersql.river_bets_error(pot, stack, bets, raises, most_raises) AS
    CASE
        WHEN NOT COALESCE(pot BETWEEN 1e-9 AND 1e11, FALSE)
            THEN
                'pot is ' || COALESCE(FORMAT('{:.15g}', CAST(pot AS DOUBLE)), 'NULL')
                || '; right: more than 0, up to 1e11'
        WHEN NOT COALESCE(stack BETWEEN 1e-9 AND 1e11, TRUE)
            THEN 'stack is ' || FORMAT('{:.15g}', CAST(stack AS DOUBLE)) || '; right: more than 0, up to 1e11'
        WHEN COALESCE(LEN(bets), 0) = 0 THEN 'no size of a bet; right: percentages of the pot, as in 50,100'
        WHEN LEN(pokersql.bad_sizes(bets || raises)) > 0
            THEN
                'a size is '
                || COALESCE(FORMAT('{:.15g}', CAST(pokersql.bad_sizes(bets || raises)[1] AS DOUBLE)), 'NULL')
                || '; right: more than 0, up to 1000000, in percent of the pot'
        WHEN NOT COALESCE(most_raises BETWEEN 0 AND 10, FALSE)
            THEN 'the number of raises is ' || COALESCE(CAST(most_raises AS VARCHAR), 'NULL') || '; right: 0 to 10'
        WHEN pokersql.river_endings(bets, raises, most_raises) > 1000
            THEN
                FORMAT(
                    'the sizes make up to {:.0f} lines of bets; right: at most 1000; name fewer sizes or raises',
                    CAST(pokersql.river_endings(bets, raises, most_raises) AS DOUBLE)
                )
    END;

-- The first error of the numbers, of the ranges or of the board; NULL if there is an answer
CREATE MACRO pokersql.river_error(range_1, range_2, board, pot, stack, bets, raises, most_raises) AS
    COALESCE(
        pokersql.river_bets_error(pot, stack, bets, raises, most_raises),
        (
            SELECT
                COALESCE(
                    ANY_VALUE(h.error),
                    CASE
                        WHEN COUNT(*) FILTER (h.player = 1) * COUNT(*) FILTER (h.player = 2)
                            * pokersql.river_endings(bets, raises, most_raises) > 5e6
                            THEN
                                FORMAT(
                                    '{} hands against {} hands with up to {:.0f} lines of bets make more than 5 '
                                    || 'million payoffs; right: fewer hands, sizes or raises',
                                    COUNT(*) FILTER (h.player = 1),
                                    COUNT(*) FILTER (h.player = 2),
                                    CAST(pokersql.river_endings(bets, raises, most_raises) AS DOUBLE)
                                )
                    END
                )
            FROM pokersql.river_hands_of(range_1, range_2, board) AS h
        )
    );
