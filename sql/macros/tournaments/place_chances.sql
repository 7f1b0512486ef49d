-- The chances of all places of each player by the Malmuth-Harville model
-- Engine: duckdb

-- The chances of up to 15 players are exact to 15 digits. For more players they are simulated: in each sample
-- every player gets a time, exponentially distributed with the player's chips as the rate, and the earliest time wins.
-- Then the players finish in the order of the model.

-- For more than 15 players: player_no * 1000 + place -> the number of samples in which the player gets the place
CREATE MACRO pokersql.sampled_places(stacks, samples, seed) AS
    LIST_HISTOGRAM(
        FLATTEN(
            LIST_TRANSFORM(
                RANGE(CASE WHEN LEN(stacks) > 15 THEN samples ELSE 0 END),
                lambda pokersql_sample: LIST_TRANSFORM(
                    LIST_GRADE_UP(
                        LIST_TRANSFORM(
                            stacks,
                            lambda pokersql_chips, pokersql_no:
                                -LN(
                                    (MD5_NUMBER_LOWER(CONCAT_WS(' ', seed, pokersql_sample, pokersql_no)) + 0.5)
                                    / 18446744073709551616
                                ) / pokersql_chips
                        )
                    ),
                    lambda pokersql_player, pokersql_place: pokersql_player * 1000 + pokersql_place
                )
            )
        )
    );

-- The list of the chances of places 1, 2, ... of each player, from the STRUCT of place_numbers
CREATE MACRO pokersql.exact_chances(answer) AS
    LIST_TRANSFORM(
        [answer],
        lambda pokersql_answer: LIST_TRANSFORM(
            pokersql_answer.numbers,
            lambda pokersql_places: LIST_TRANSFORM(
                pokersql_places,
                lambda pokersql_number:
                    GREATEST(pokersql_number, 0) / pokersql_answer.scale
            )
        )
    )[1];

-- A STRUCT: chances, the list of the chances of places 1, 2, ... of each player; numbers, see place_numbers
CREATE MACRO pokersql.place_answers(stacks, samples, seed) AS
    LIST_TRANSFORM(
        [
            {
                'numbers': pokersql.place_numbers(CASE WHEN LEN(stacks) <= 15 THEN stacks END),
                'counts': pokersql.sampled_places(stacks, samples, seed)
            }
        ],
        lambda pokersql_answer: {
            'numbers': pokersql_answer.numbers,
            'chances': CASE
                WHEN LEN(stacks) <= 15
                    THEN pokersql.exact_chances(pokersql_answer.numbers)
                ELSE LIST_TRANSFORM(
                    RANGE(1, LEN(stacks) + 1),
                    lambda pokersql_no: LIST_TRANSFORM(
                        RANGE(1, LEN(stacks) + 1),
                        lambda pokersql_place:
                            COALESCE(pokersql_answer.counts[pokersql_no * 1000 + pokersql_place], 0) / samples
                    )
                )
            END
        }
    )[1];

-- The list of the chances of places 1, 2, ... of each player; NULL if icm_error(stacks, []) is not NULL
CREATE MACRO pokersql.place_chances(stacks, samples := 20000, seed := 1) AS
    CASE
        WHEN pokersql.icm_error(stacks, CAST([] AS DOUBLE[])) IS NULL
            THEN pokersql.place_answers(stacks, samples, seed).chances
    END;
