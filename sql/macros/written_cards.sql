-- The cards of an argument as text: a list of card_ids becomes a text like As Kd, and an empty text becomes NULL
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.written_cards(given) AS
    NULLIF(
        TRIM(
            CASE
                WHEN pokersql.is_numbers(given)
                    THEN
                        ARRAY_TO_STRING(
                            LIST_TRANSFORM(
                                pokersql.hand_numbers(given),
                                lambda pokersql_number: COALESCE(
                                    pokersql.number_text(pokersql_number, TRUE), CAST(pokersql_number AS VARCHAR)
                                )
                            ),
                            ' '
                        )
                ELSE pokersql.hand_text(given)
            END
        ),
        ''
    );
