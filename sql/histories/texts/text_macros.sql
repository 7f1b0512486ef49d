-- Macros that read amounts, numbers, times and cards in text
-- Engine: duckdb
-- Access: internal

-- The digits and separators of an amount, without the signs of its currency; NULL if the text is not an amount
CREATE OR REPLACE TEMPORARY MACRO text_digits(text) AS
    NULLIF(
        REGEXP_REPLACE(
            REGEXP_EXTRACT(
                text,
                '^(?:[A-Za-z]{0,3}[^A-Za-z0-9.,]{1,2})?((?:\d[\d.,\s\x{a0}\x{202f}]*)?\.?\d)'
                || '(?:[^A-Za-z0-9.,]{1,2}|\s?[A-Z]{3})?$',
                1
            ),
            '[\s\x{a0}\x{202f}]',
            ' ',
            'g'
        ),
        ''
    );

-- An amount of money; NULL if the text is not an amount. The decimal sign is a point, or a comma before the last one or
-- two digits. Commas or blanks separate thousands; in amounts with a decimal comma, points do so, too. The first
-- pattern covers most amounts. The lambda computes text_digits only once.
CREATE OR REPLACE TEMPORARY MACRO text_amount(text) AS
    CASE
        WHEN text IS NULL THEN NULL
        WHEN REGEXP_FULL_MATCH(text, '[$€£]?(?:0|[1-9]\d*)(?:\.\d+)?')
            THEN TRY_CAST(LTRIM(text, '$€£') AS DECIMAL(18, 4))
        ELSE
            LIST_TRANSFORM(
                [text_digits(text)],
                lambda pokersql_digits: CASE
                    WHEN REGEXP_FULL_MATCH(pokersql_digits, '(?:0|[1-9]\d*)?(?:\.\d+)?')
                        THEN TRY_CAST(pokersql_digits AS DECIMAL(18, 4))
                    WHEN REGEXP_FULL_MATCH(pokersql_digits, '[1-9]\d{0,2}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?')
                        THEN TRY_CAST(TRANSLATE(pokersql_digits, ', ', '') AS DECIMAL(18, 4))
                    WHEN REGEXP_FULL_MATCH(pokersql_digits, '(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[. ]\d{3})+),\d{1,2}')
                        THEN TRY_CAST(REPLACE(TRANSLATE(pokersql_digits, '. ', ''), ',', '.') AS DECIMAL(18, 4))
                END
            )[1]
    END;

-- A whole number in text, whose thousands a comma, point or blank may separate; NULL if the text is not a number
CREATE OR REPLACE TEMPORARY MACRO text_number(text) AS TRY_CAST(REGEXP_REPLACE(text, '[ ,.]', '', 'g') AS INTEGER);

-- A time in text; NULL if the text is not a time
CREATE OR REPLACE TEMPORARY MACRO text_time(text) AS
    TRY_STRPTIME(
        REPLACE(text, '- ', ''),
        [
            '%Y/%m/%d %H:%M:%S',
            '%Y/%m/%d %H:%M',
            '%Y-%m-%d %H:%M:%S',
            '%d %m %Y %H:%M:%S',
            '%d-%m-%Y %H:%M',
            '%B %d %Y %H:%M:%S',
            '%B %d %Y %H:%M',
            '%B %d, %Y %H:%M',
            '%b %d %Y %H:%M:%S'
        ]
    );

-- The cards in all brackets of a text, written as AsKd
CREATE OR REPLACE TEMPORARY MACRO text_cards(text) AS
    NULLIF(
        REPLACE(
            ARRAY_TO_STRING(
                REGEXP_EXTRACT_ALL(
                    TRANSLATE(ARRAY_TO_STRING(REGEXP_EXTRACT_ALL(text, '\[[^\]]*\]'), ' '), '♣♦♥♠', 'cdhs'),
                    '(?:10|[2-9TJQKA])[cdhs]'
                ),
                ''
            ),
            '10',
            'T'
        ),
        ''
    );

-- The sum of all amounts in a text; NULL if it has no amount
CREATE OR REPLACE TEMPORARY MACRO text_sum(text) AS
    LIST_SUM(
        LIST_TRANSFORM(
            REGEXP_EXTRACT_ALL(text, MONEY_PATTERN()), lambda pokersql_money: TEXT_AMOUNT(RTRIM(pokersql_money, '.'))
        )
    );

-- The sum of the amounts that a text joins by +; NULL if a part of the text is not an amount
CREATE OR REPLACE TEMPORARY MACRO joined_amounts(text) AS
    LIST_TRANSFORM(
        [LIST_TRANSFORM(STRING_SPLIT(text, '+'), lambda pokersql_part: TEXT_AMOUNT(TRIM(pokersql_part)))],
        lambda pokersql_amounts: CASE
            WHEN LIST_COUNT(pokersql_amounts) = LEN(pokersql_amounts) THEN LIST_SUM(pokersql_amounts)
        END
    )[1];
