-- Macros that read the text of PokerStars
-- Grain: none
-- Reads: nothing
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

-- Whether a line is the first of a hand
CREATE OR REPLACE TEMPORARY MACRO is_pokerstars_header(text) AS
    REGEXP_MATCHES(text, '^\s*[A-Za-z][A-Za-z ]* (?i:hand|game) ?#\d+:|^\s*PokerStars\b.{0,20}(#|n[°º.])');

-- An amount of money, with a sign of the currency and commas between thousands
CREATE OR REPLACE TEMPORARY MACRO pokerstars_amount(text) AS
    TRY_CAST(REGEXP_REPLACE(text, '[^0-9.]', '', 'g') AS DECIMAL(18, 4));

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
