-- Macros that read a hand: text in any spelling, a list of cards, or a list of card_ids
-- Source: sql/hands/spellings.sql and text_tokens.sql, which read the same texts (tests/test_macros.py)
-- Engine: duckdb
-- Access: internal

-- The column given to a macro. A text constant is an error, since it is probably a column's name in single quotes
CREATE MACRO pokersql.given_column(given, macro_name) AS
    CASE
        -- ALIAS is the name of a column, which may contain quotes, or the SQL text of a constant. DuckDB knows ALIAS
        -- before it reads a row. Lists are not tested, since CASE would copy them. SYSTEM.MAIN is before ERROR, since
        -- a user may have a macro named error.
        WHEN
            TYPEOF(given) = 'VARCHAR'
            AND STARTS_WITH(ALIAS(given), '''')
            AND ALIAS(given) = '''' || REPLACE(TRY_CAST(given AS VARCHAR), '''', '''''') || ''''
            THEN
                SYSTEM.MAIN.ERROR(
                    macro_name || ': ' || ALIAS(given) || ' is a text where a column is meant; write the column''s '
                    || 'name without quotes, or in double quotes, as in ' || macro_name || '(''my_table'', "my_column")'
                )
        ELSE given
    END;

-- Whether a value is a list of whole numbers, which are card_ids
CREATE MACRO pokersql.is_numbers(hand) AS
    REGEXP_MATCHES(TYPEOF(hand), '^(U?(TINYINT|SMALLINT|INTEGER|BIGINT)|HUGEINT)\[\d*\]$');

-- The numbers in a list of whole numbers, without NULLs
CREATE MACRO pokersql.hand_numbers(hand) AS
    LIST_FILTER(TRY_CAST(hand AS HUGEINT[]), lambda pokersql_number: pokersql_number IS NOT NULL);

-- A hand as text; a list becomes its cards with blanks between them, without NULLs
CREATE MACRO pokersql.hand_text(hand) AS
    CASE
        WHEN TYPEOF(hand) NOT LIKE '%]' THEN TRY_CAST(hand AS VARCHAR)
        WHEN hand IS NOT NULL THEN COALESCE(ARRAY_TO_STRING(TRY_CAST(hand AS VARCHAR[]), ' '), '')
    END;

-- The tokens of a text: a token is a card, or else the text up to the next blank, comma, |, - or emoji selector
CREATE MACRO pokersql.text_tokens(written) AS
    REGEXP_EXTRACT_ALL(
        written,
        '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|[^ \t,|\-\x{FE0E}\x{FE0F}]+'
    );

-- The card of a token, NULL if the token is not a card
CREATE MACRO pokersql.token_card(token) AS
    CASE
        WHEN REGEXP_FULL_MATCH(token, '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]')
            THEN
                TRY_CAST(
                    TRANSLATE(
                        REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
                            token, '10', 'T'), '11', 'J'), '12', 'Q'), '13', 'K'), '14', 'A'
                        ),
                        'tjqkaCDHS♣♦♥♠♧♢♡♤.:',
                        'TJQKAcdhscdhscdhs'
                    ) AS pokersql.card
                )
    END;

-- The card of a card_id, NULL if the number is not a card_id
CREATE MACRO pokersql.number_card(number) AS
    CASE WHEN number BETWEEN 0 AND 51 THEN ENUM_RANGE(NULL::pokersql.card)[CAST(number AS BIGINT) + 1] END;

-- The tokens of a text, in which Jo and * are the joker
CREATE MACRO pokersql.joker_tokens(written) AS
    REGEXP_EXTRACT_ALL(
        written,
        '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|J[oO]|jo|[*🃏]|[^ \t,|\-\x{FE0E}\x{FE0F}]+'
    );

-- The tokens of a text; Jo and * are the joker if has_joker
CREATE MACRO pokersql.deck_tokens(written, has_joker) AS
    CASE WHEN has_joker THEN pokersql.joker_tokens(written) ELSE pokersql.text_tokens(written) END;

-- Whether a token is the joker
CREATE MACRO pokersql.is_joker(token) AS token IN ('Jo', 'JO', 'jo', '*', '🃏');

-- The card of a token as text in the form As, Jo for the joker if has_joker; NULL if the token is not a card
CREATE MACRO pokersql.token_text(token, has_joker) AS
    CASE WHEN has_joker AND pokersql.is_joker(token) THEN 'Jo' ELSE CAST(pokersql.token_card(token) AS VARCHAR) END;

-- The card_id of a token, 52 for the joker; NULL if the token is not a card
CREATE MACRO pokersql.token_number(token) AS
    CASE
        WHEN pokersql.is_joker(token) THEN CAST(52 AS BIGINT)
        ELSE CAST(ENUM_CODE(pokersql.token_card(token)) AS BIGINT)
    END;

-- The card of a card_id as text in the form As, Jo for 52 if has_joker; NULL if the number is not a card_id
CREATE MACRO pokersql.number_text(number, has_joker) AS
    CASE WHEN number = 52 AND has_joker THEN 'Jo' ELSE CAST(pokersql.number_card(number) AS VARCHAR) END;
