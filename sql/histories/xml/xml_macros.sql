-- Macros that read the text, amounts, cards and times in elements of XML
-- Engine: duckdb
-- Access: internal

-- The text of an XML value, without escapes such as &amp;
CREATE OR REPLACE TEMPORARY MACRO xml_text(text) AS
    CASE
        WHEN CONTAINS(text, '&')
            THEN
                REPLACE(
                    REPLACE(
                        REPLACE(
                            REPLACE(REGEXP_REPLACE(text, '&(?:apos|#0*39);', '''', 'g'), '&lt;', '<'), '&gt;', '>'
                        ),
                        '&quot;',
                        '"'
                    ),
                    '&amp;',
                    '&'
                )
        ELSE text
    END;

-- The value of an element's attribute; NULL if it is missing or empty
CREATE OR REPLACE TEMPORARY MACRO xml_attribute(element, name) AS
    NULLIF(TRIM(xml_text(REGEXP_EXTRACT(element, '\s' || name || '\s*=\s*"([^"]*)"', 1))), '');

-- The text in the first element with a tag; NULL if it is missing or empty
CREATE OR REPLACE TEMPORARY MACRO xml_content(text, tag) AS
    NULLIF(TRIM(xml_text(REGEXP_EXTRACT(text, '<' || tag || '\b[^>]*>\s*([^<]*)', 1)), E' \t\r\n'), '');

-- Rooms write two decimal digits or none, so a point before three digits separates thousands.
-- An amount of money, which may have two or three letters before it; NULL if the text is not an amount
CREATE OR REPLACE TEMPORARY MACRO xml_amount(text) AS
    LIST_TRANSFORM(
        [REGEXP_REPLACE(REGEXP_REPLACE(text, '^[A-Za-z]{2,3}\s?(\d)', '\1'), '\.(\d{3})\b', '\1', 'g')],
        lambda pokersql_text: TEXT_AMOUNT(pokersql_text)
    )[1];

-- Cards like "H10 CA X" or "Th,Ac,null", written as ThAc??; NULL if the text has anything else
CREATE OR REPLACE TEMPORARY MACRO xml_cards(text) AS
    LIST_TRANSFORM(
        [
            TRANSLATE(
                REGEXP_REPLACE(
                    REPLACE(REGEXP_REPLACE(REGEXP_REPLACE(text, '[\s,]', '', 'g'), 'X|null', '??', 'g'), '10', 'T'),
                    '([CDHS])([2-9TJQKA])',
                    '\2\1',
                    'g'
                ),
                'CDHS',
                'cdhs'
            )
        ],
        lambda pokersql_cards:
            CASE WHEN REGEXP_FULL_MATCH(pokersql_cards, '(?:[2-9TJQKA][cdhs]|\?\?)+') THEN pokersql_cards END
    )[1];

-- A time in a form that the rooms write; NULL if the text is not a time
CREATE OR REPLACE TEMPORARY MACRO xml_time(text) AS
    TRY_STRPTIME(
        text,
        [
            '%Y-%m-%d %H:%M:%S',
            '%Y/%m/%d %H:%M:%S',
            '%d-%b-%Y %H:%M:%S',
            '%d/%m/%Y %H:%M:%S',
            '%d/%m/%Y %H:%M',
            '%Y%m%d%H%M%S'
        ]
    );
