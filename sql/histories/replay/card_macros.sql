-- Macros for texts of cards such as AsKd
-- Engine: duckdb
-- Access: internal

-- The cards as a list
CREATE OR REPLACE TEMPORARY MACRO card_list(cards) AS
    LIST_TRANSFORM(
        RANGE(LENGTH(cards) // 2),
        lambda pokersql_place: SUBSTR(cards, CAST(2 * pokersql_place + 1 AS BIGINT), 2)
    );

-- The set of the known cards, as the sum of 2^card_id
CREATE OR REPLACE TEMPORARY MACRO cards_bits(cards) AS
    COALESCE(
        LIST_AGGREGATE(
            LIST_TRANSFORM(
                card_list(REPLACE(cards, '?', '')),
                lambda pokersql_card:
                    CAST(1 AS BIGINT) << CAST(
                        4 * INSTR('23456789TJQKA', pokersql_card[1]) + INSTR('cdhs', pokersql_card[2]) - 5 AS BIGINT
                    )
            ),
            'bit_or'
        ),
        0
    );

-- The cards separated by blanks
CREATE OR REPLACE TEMPORARY MACRO spaced_cards(cards) AS RTRIM(REGEXP_REPLACE(cards, '(..)', '\1 ', 'g'));
