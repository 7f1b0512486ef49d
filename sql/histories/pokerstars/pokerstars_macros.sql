-- Macros that read the text of PokerStars
-- Engine: duckdb
-- Access: internal

-- A text that has some words, else ''; a pattern that needs them ends at once where they are missing
CREATE OR REPLACE TEMPORARY MACRO text_with(text, words) AS CASE WHEN CONTAINS(text, words) THEN text ELSE '' END;

-- Whether a line is the first of a hand
CREATE OR REPLACE TEMPORARY MACRO is_pokerstars_header(text) AS
    (CONTAINS(text, '#') OR CONTAINS(text, 'PokerStars'))
    AND REGEXP_MATCHES(
        text,
        '^\s*[A-Za-z][A-Za-z ]* (?i:hand|game) ?#[A-Za-z]*\d+:|^\s*PokerStars\b.{0,20}(#|n[°º.])'
    )
    AND NOT REGEXP_MATCHES(text, '^\s*PokerStars Tournament #\d+,');

-- The player, the verb and the rest of a line that tells an action; name is the pattern of the player's name
CREATE OR REPLACE TEMPORARY MACRO pokerstars_act(text, name) AS
    REGEXP_EXTRACT(
        text,
        '^(' || name || '): ('
        || 'posts|folds|checks|calls|bets|raises|shows|mucks|brings in|discards|stands pat|completes|straddles?'
        || ')\b ?(.*)$',
        ['player', 'verb', 'rest']
    );

-- Whether a line lists a player, before the play
CREATE OR REPLACE TEMPORARY MACRO is_pokerstars_seat(text) AS
    REGEXP_MATCHES(TEXT_WITH(text, ' in chips'), '^Seat \d+: .* in chips');

-- The first amount of money in a text, with its sign and the letters of its currency; '' without any
CREATE OR REPLACE TEMPORARY MACRO pokerstars_money(text) AS
    REGEXP_EXTRACT(text, '[^ ]*\d[\d.,]*(?:[ \x{a0}\x{202f}]\d{3}[\d.,]*)*[^ ]*');

-- The digits of an amount between the signs of its currency, with the separators; NULL for what is no amount
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

-- An amount of money. A comma or a point before one or two last digits is the decimal one, a comma or a blank before
-- three separates thousands; NULL for what is neither. Most have neither commas nor blanks. A macro copies its argument
-- to each place that names it, with all patterns in it; a lambda has it as a value.
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

-- The cards of all brackets, as AsKd
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
