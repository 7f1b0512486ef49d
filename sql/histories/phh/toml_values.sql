-- Macros that read TOML values
-- Source: TOML 1.0
-- Engine: duckdb
-- Access: internal

-- A TOML value without its comments
CREATE OR REPLACE TEMPORARY MACRO toml_value(value) AS
    TRIM(
        CASE
            WHEN CONTAINS(value, '#')
                THEN REGEXP_REPLACE(value, '("(?:[^"\\\n]|\\.)*"|''[^''\n]*'')|#[^\n]*', '\1', 'g')
            ELSE value
        END,
        E' \t\r\n'
    );

-- A piece of a TOML string, in which an escape becomes its character; NULL if the escape is an invalid code point
CREATE OR REPLACE TEMPORARY MACRO toml_letters(piece) AS
    CASE
        WHEN NOT STARTS_WITH(piece, '\') THEN piece
        WHEN LENGTH(piece) > 2 THEN TRY(CHR(CAST('0x' || SUBSTR(piece, 3) AS INTEGER)))
        ELSE TRANSLATE(SUBSTR(piece, 2), 'bfnrte', E'\b\f\n\r\t' || CHR(27))
    END;

-- The text of a TOML string; NULL if the string has an unreadable escape
CREATE OR REPLACE TEMPORARY MACRO toml_text(value) AS
    CASE
        WHEN NOT STARTS_WITH(value, '"') AND NOT STARTS_WITH(value, '''') THEN value
        WHEN STARTS_WITH(value, '''') OR NOT CONTAINS(value, '\') THEN SUBSTR(value, 2, LENGTH(value) - 2)
        WHEN REGEXP_FULL_MATCH(value, '"([^"\\]|\\["\\bfnrte]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8})*"')
            THEN
                ARRAY_TO_STRING(
                    LIST_TRANSFORM(
                        REGEXP_EXTRACT_ALL(SUBSTR(value, 2, LENGTH(value) - 2), '\\u.{4}|\\U.{8}|\\.|[^\\]+'),
                        lambda pokersql_piece: toml_letters(pokersql_piece)
                    ),
                    ''
                )
    END;

-- A TOML list without the comma after its last element; NULL if a bracket is missing
CREATE OR REPLACE TEMPORARY MACRO toml_list(value) AS
    CASE
        WHEN NOT STARTS_WITH(value, '[') OR NOT ENDS_WITH(value, ']') THEN NULL
        WHEN REGEXP_MATCHES(value, ',\s*\]$') THEN REGEXP_REPLACE(value, ',\s*\]$', ']')
        ELSE value
    END;

-- The strings of a TOML list. A list without a backslash is read by DuckDB's cast
CREATE OR REPLACE TEMPORARY MACRO toml_texts(value) AS
    CASE
        WHEN CONTAINS(value, '\')
            THEN
                LIST_TRANSFORM(
                    REGEXP_EXTRACT_ALL(toml_list(value), '"(?:[^"\\]|\\.)*"|''[^'']*'''),
                    lambda pokersql_text: toml_text(pokersql_text)
                )
        ELSE TRY_CAST(toml_list(value) AS VARCHAR[])
    END;

-- The numbers of a TOML list, with NULL for inf and for each unreadable number
CREATE OR REPLACE TEMPORARY MACRO toml_numbers(value) AS
    TRY_CAST(
        CASE
            WHEN value = '[]' THEN []
            ELSE STRING_SPLIT(SUBSTR(toml_list(value), 2, LENGTH(toml_list(value)) - 2), ',')
        END AS DECIMAL(18, 4)[]
    );
