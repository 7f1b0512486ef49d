-- Macros that read the text of PokerStars
-- Engine: duckdb
-- Access: internal

-- The text if it contains the words, else ''. A regular expression that needs the words fails fast on ''.
CREATE OR REPLACE TEMPORARY MACRO text_with(text, words) AS CASE WHEN CONTAINS(text, words) THEN text ELSE '' END;

-- Whether a line is the first line of a hand
CREATE OR REPLACE TEMPORARY MACRO is_pokerstars_header(text) AS
    (CONTAINS(text, '#') OR CONTAINS(text, 'PokerStars'))
    AND REGEXP_MATCHES(
        text,
        '^\s*[A-Za-z][A-Za-z ]* (?i:hand|game) ?#[A-Za-z]*\d+:|^\s*PokerStars\b.{0,20}(#|n[°º.])'
    )
    AND NOT REGEXP_MATCHES(text, '^\s*PokerStars Tournament #\d+,');

-- The player, the verb and the rest of an action's line; name is a regular expression for the player's name
CREATE OR REPLACE TEMPORARY MACRO pokerstars_act(text, name) AS
    REGEXP_EXTRACT(
        text,
        '^(' || name || '): ('
        || 'posts|folds|checks|calls|bets|raises|shows|mucks|brings in|discards|stands pat|completes|straddles?'
        || ')\b ?(.*)$',
        ['player', 'verb', 'rest']
    );

-- Whether a line is a row of the seat list
CREATE OR REPLACE TEMPORARY MACRO is_pokerstars_seat(text) AS
    REGEXP_MATCHES(TEXT_WITH(text, ' in chips'), '^Seat \d+: .* in chips');

-- The first amount of money in a text, with the sign and the letters of its currency; '' without an amount
CREATE OR REPLACE TEMPORARY MACRO pokerstars_money(text) AS
    REGEXP_EXTRACT(text, '[^ ]*\d[\d.,]*(?:[ \x{a0}\x{202f}]\d{3}[\d.,]*)*[^ ]*');

-- The digits and separators of an amount, without the signs of its currency; NULL if the text is not an amount
CREATE OR REPLACE TEMPORARY MACRO pokerstars_digits(text) AS
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

-- A comma or point before the last one or two digits is the decimal separator. A comma or blank before three digits
-- separates thousands. The first pattern covers most amounts. The lambdas compute their argument only once.
-- An amount of money; NULL if the text is not an amount
CREATE OR REPLACE TEMPORARY MACRO pokerstars_amount(text) AS
    LIST_TRANSFORM(
        [text],
        lambda pokersql_text: CASE
            WHEN REGEXP_FULL_MATCH(pokersql_text, '[$€£]?(?:0|[1-9]\d*)(?:\.\d+)?')
                THEN TRY_CAST(LTRIM(pokersql_text, '$€£') AS DECIMAL(18, 4))
            ELSE
                LIST_TRANSFORM(
                    [pokerstars_digits(pokersql_text)],
                    lambda pokersql_digits: CASE
                        WHEN REGEXP_FULL_MATCH(pokersql_digits, '(?:0|[1-9]\d*)?(?:\.\d+)?')
                            THEN TRY_CAST(pokersql_digits AS DECIMAL(18, 4))
                        WHEN REGEXP_FULL_MATCH(pokersql_digits, '[1-9]\d{0,2}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?')
                            THEN TRY_CAST(TRANSLATE(pokersql_digits, ', ', '') AS DECIMAL(18, 4))
                        WHEN REGEXP_FULL_MATCH(pokersql_digits, '(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[. ]\d{3})+),\d{1,2}')
                            THEN TRY_CAST(REPLACE(TRANSLATE(pokersql_digits, '. ', ''), ',', '.') AS DECIMAL(18, 4))
                    END
                )[1]
        END
    )[1];

-- The cards in all brackets of a text, written as AsKd
CREATE OR REPLACE TEMPORARY MACRO pokerstars_cards(text) AS
    NULLIF(
        REPLACE(
            ARRAY_TO_STRING(
                REGEXP_EXTRACT_ALL(
                    ARRAY_TO_STRING(REGEXP_EXTRACT_ALL(text, '\[[^\]]*\]'), ' '),
                    '(?:10|[2-9TJQKA])[cdhs]'
                ),
                ''
            ),
            '10',
            'T'
        ),
        ''
    );
