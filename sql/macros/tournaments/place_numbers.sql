-- The chances of all places by the Malmuth-Harville model, as whole numbers over a common denominator
-- Engine: duckdb
-- Access: internal

-- A player with c chips finishes ahead of all players of a set with probability c / (c + chips of the set). The sum of
-- these probabilities over all sets of u other players is sets(u), the expected number of such sets behind the player.
-- By inclusion-exclusion, exactly b players are behind with probability
-- sum over u >= b of (-1)^(u - b) C(u, b) sets(u).

-- The chips as whole numbers without a common divisor; the largest stack has 15 digits before the division
CREATE MACRO pokersql.whole_stacks(stacks) AS
    LIST_TRANSFORM(
        [
            LIST_TRANSFORM(
                CAST(stacks AS DOUBLE[]),
                lambda pokersql_chips: CAST(
                    GREATEST(
                        CAST(pokersql_chips > 0 AS INTEGER),
                        ROUND(pokersql_chips * POW(10, 14 - FLOOR(LOG10(LIST_MAX(stacks)))))
                    )
                    AS HUGEINT
                )
            )
        ],
        lambda pokersql_chips: LIST_TRANSFORM(
            pokersql_chips,
            lambda pokersql_stack:
                pokersql_stack
                // LIST_REDUCE(pokersql_chips, lambda pokersql_a, pokersql_b: GCD(pokersql_a, pokersql_b))
        )
    )[1];

-- The chips of each set of players: item s + 1 is the set of the players whose bit is set in s
CREATE MACRO pokersql.set_chips(stacks) AS
    LIST_REDUCE(
        LIST_TRANSFORM(stacks, lambda pokersql_chips: [CAST(0 AS HUGEINT), pokersql_chips]),
        lambda pokersql_sums, pokersql_pair:
            pokersql_sums || LIST_TRANSFORM(pokersql_sums, lambda pokersql_sum: pokersql_sum + pokersql_pair[2])
    );

-- A common multiple of all sums of chips but 0 if it is at most 10^20, else a number above 10^20
CREATE MACRO pokersql.common_multiple(sums) AS
    LIST_REDUCE(
        LIST_PREPEND(CAST(1 AS HUGEINT), sums),
        lambda pokersql_multiple, pokersql_sum: CASE
            WHEN pokersql_multiple > 100000000000000000000 OR pokersql_sum = 0 THEN pokersql_multiple
            ELSE pokersql_multiple // GCD(pokersql_multiple, pokersql_sum) * pokersql_sum
        END
    );

-- The scale if the common multiple is too large: as many digits as HUGEINT can hold
CREATE MACRO pokersql.fixed_scale(sums) AS LEAST(CAST(1e30 AS HUGEINT), CAST(1e36 AS HUGEINT) // LIST_MAX(sums));

-- For each player and size, scale * the expected number of sets of this size whose players all finish behind the player
CREATE MACRO pokersql.sets_behind(stacks, sums, scale) AS
    LIST_TRANSFORM(
        stacks,
        lambda pokersql_chips, pokersql_no: LIST_TRANSFORM(
            RANGE(LEN(stacks)),
            lambda pokersql_size: LIST_SUM(
                LIST_TRANSFORM(
                    LIST_FILTER(
                        RANGE(LEN(sums)),
                        lambda pokersql_set:
                            BIT_COUNT(pokersql_set) = pokersql_size AND (pokersql_set >> (pokersql_no - 1)) % 2 = 0
                    ),
                    lambda pokersql_set: CASE
                        WHEN pokersql_set = 0 THEN scale
                        -- Players without chips finish in a random order.
                        WHEN pokersql_chips + sums[pokersql_set + 1] = 0 THEN scale // (pokersql_size + 1)
                        ELSE scale * pokersql_chips // (pokersql_chips + sums[pokersql_set + 1])
                    END
                )
            )
        )
    );

-- C(n, k)
CREATE MACRO pokersql.choose(n, k) AS
    FACTORIAL(CAST(n AS INTEGER)) // FACTORIAL(CAST(k AS INTEGER)) // FACTORIAL(CAST(n - k AS INTEGER));

-- For each place, scale * the chance, from scale * the expected numbers of sets behind the player by size
CREATE MACRO pokersql.place_sums(sets) AS
    LIST_TRANSFORM(
        RANGE(LEN(sets) - 1, -1, -1),
        lambda pokersql_behind: LIST_SUM(
            LIST_TRANSFORM(
                RANGE(pokersql_behind, LEN(sets)),
                lambda pokersql_size: (1 - 2 * ((pokersql_size - pokersql_behind) % 2))
                    * pokersql.choose(pokersql_size, pokersql_behind)
                    * sets[pokersql_size + 1]
            )
        )
    );

-- A STRUCT: scale; is_exact, whether numbers are exact; numbers, for each player and place scale * the chance
CREATE MACRO pokersql.place_numbers(stacks) AS
    LIST_TRANSFORM(
        LIST_TRANSFORM(
            LIST_TRANSFORM(
                [pokersql.whole_stacks(stacks)],
                lambda pokersql_stacks: {'stacks': pokersql_stacks, 'sums': pokersql.set_chips(pokersql_stacks)}
            ),
            lambda pokersql_table: {
                'stacks': pokersql_table.stacks,
                'sums': pokersql_table.sums,
                'multiple': pokersql.common_multiple(pokersql_table.sums)
            }
        ),
        lambda pokersql_table: LIST_TRANSFORM(
            [
                CASE
                    WHEN pokersql_table.multiple <= 100000000000000000000 THEN pokersql_table.multiple
                    ELSE pokersql.fixed_scale(pokersql_table.sums)
                END
            ],
            lambda pokersql_scale: {
                'scale': pokersql_scale,
                'is_exact': pokersql_table.multiple <= 100000000000000000000,
                'numbers': LIST_TRANSFORM(
                    pokersql.sets_behind(pokersql_table.stacks, pokersql_table.sums, pokersql_scale),
                    lambda pokersql_sets: pokersql.place_sums(pokersql_sets)
                )
            }
        )[1]
    )[1];
