-- Why push or fold has no answer for stacks, blinds and ante
-- Engine: duckdb

-- stacks is the list of the stacks of the small blind, of the big blind and of the players who have folded.

-- The first error, such as "ante is 12; right: ..."; NULL if there is an answer
CREATE MACRO pokersql.push_fold_error(stacks, ante, small_blind, big_blind, dead := 0) AS
    CASE
        WHEN COALESCE(LEN(stacks), 0) NOT BETWEEN 2 AND 15
            THEN
                COALESCE(LEN(stacks), 0)
                || ' stacks; right: 2 to 15, of the small blind, the big blind and the others'
        WHEN pokersql.icm_error(stacks, CAST([] AS DOUBLE[])) IS NOT NULL
            THEN pokersql.icm_error(stacks, CAST([] AS DOUBLE[]))
        WHEN NOT COALESCE(small_blind BETWEEN 0 AND big_blind AND big_blind BETWEEN 1e-9 AND 1e11, FALSE)
            THEN
                'blinds are ' || COALESCE(FORMAT('{:.15g}', CAST(small_blind AS DOUBLE)), 'NULL')
                || ' and ' || COALESCE(FORMAT('{:.15g}', CAST(big_blind AS DOUBLE)), 'NULL')
                || '; right: the big blind is more than 0, and the small blind is 0 to the big blind'
        WHEN LEAST(stacks[1], stacks[2]) > 10000 * big_blind
            THEN
                FORMAT('the blinds have {:.15g}', CAST(LEAST(stacks[1], stacks[2]) AS DOUBLE))
                || ' chips; right: at most 10,000 big blinds'
        WHEN NOT COALESCE(ante >= 0 AND ante < LIST_MIN(stacks), FALSE)
            THEN
                'ante is ' || COALESCE(FORMAT('{:.15g}', CAST(ante AS DOUBLE)), 'NULL')
                || '; right: 0 or more, and less than the smallest stack, '
                || FORMAT('{:.15g}', CAST(LIST_MIN(stacks) AS DOUBLE))
        WHEN NOT COALESCE(dead BETWEEN 0 AND 1e11, FALSE)
            THEN
                'dead is ' || COALESCE(FORMAT('{:.15g}', CAST(dead AS DOUBLE)), 'NULL')
                || '; right: 0 to 1e11, the chips that other players have left in the pot'
    END;
