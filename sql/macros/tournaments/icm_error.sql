-- Why the Independent Chip Model has no answer for stacks and prizes
-- Engine: duckdb

-- stacks is the list of the players' chips, payouts the list of the prizes from the first place on. players may be the
-- list of the players' names, for the message.

-- The first error, such as "stack 2 is 0; right: ..."; NULL if there is an answer
CREATE MACRO pokersql.icm_error(stacks, payouts, players := NULL) AS
    CASE
        WHEN COALESCE(LEN(stacks), 0) NOT BETWEEN 1 AND 250
            THEN COALESCE(LEN(stacks), 0) || ' players; right: 1 to 250 players'
        WHEN payouts IS NULL
            THEN 'no prizes; right: the list of the prizes from the first place on'
        WHEN LEN(payouts) > LEN(stacks)
            THEN LEN(payouts) || ' prizes for ' || LEN(stacks) || ' players; right: at most one prize per player'
        ELSE
            COALESCE(
                LIST_FILTER(
                    LIST_TRANSFORM(
                        CAST(stacks AS DOUBLE[]),
                        lambda pokersql_chips, pokersql_no: CASE
                            WHEN COALESCE(pokersql_chips, 0) NOT BETWEEN 1e-9 AND 1e11
                                THEN
                                    'stack '
                                    || COALESCE(
                                        'of ' || CAST(players AS VARCHAR[])[pokersql_no], CAST(pokersql_no AS VARCHAR)
                                    )
                                    || ' is ' || COALESCE(FORMAT('{:.15g}', pokersql_chips), 'NULL')
                                    || '; right: more than 0 chips (1e-9 to 1e11)'
                        END
                    ),
                    lambda pokersql_error: pokersql_error IS NOT NULL
                )[1],
                LIST_FILTER(
                    LIST_TRANSFORM(
                        LIST_ZIP(
                            CAST(payouts AS DOUBLE[]),
                            LIST_PREPEND(CAST(1e11 AS DOUBLE), CAST(payouts AS DOUBLE[])),
                            TRUE
                        ),
                        lambda pokersql_pair, pokersql_place: CASE
                            WHEN COALESCE(pokersql_pair[1], -1) NOT BETWEEN 0 AND pokersql_pair[2]
                                THEN
                                    'prize ' || pokersql_place || ' is '
                                    || COALESCE(FORMAT('{:.15g}', pokersql_pair[1]), 'NULL') || '; right: 0 to '
                                    || CASE
                                        WHEN pokersql_place = 1 THEN '1e11'
                                        ELSE FORMAT('{:.15g}, the prize before', pokersql_pair[2])
                                    END
                        END
                    ),
                    lambda pokersql_error: pokersql_error IS NOT NULL
                )[1]
            )
    END;
