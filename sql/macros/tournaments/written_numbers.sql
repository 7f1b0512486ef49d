-- The numbers in a text such as "50, 30, 20"
-- Engine: duckdb
-- Access: internal

-- Blanks, commas, semicolons and brackets separate words. A word such as 000, the rest of 1,000, is no number.

-- The words of a text
CREATE MACRO pokersql.written_words(written) AS REGEXP_EXTRACT_ALL(CAST(written AS VARCHAR), '[^\s,;\[\]"]+');

-- The number that a word stands for, with at most 15 digits before the point; NULL for other words. A text in JSON has
-- quotes.
CREATE MACRO pokersql.written_number(word) AS
    CASE
        WHEN
            REGEXP_FULL_MATCH(
                TRIM(CAST(word AS VARCHAR), ' "'), '-?(0|[1-9][0-9]{0,14})([.][0-9]+)?(e[-+]?[0-9]{1,2})?'
            )
            THEN CAST(TRIM(CAST(word AS VARCHAR), ' "') AS DOUBLE)
    END;

-- The list of the numbers in a text; a word that is no number counts as NULL
CREATE MACRO pokersql.written_numbers(written) AS
    LIST_TRANSFORM(pokersql.written_words(written), lambda pokersql_word: pokersql.written_number(pokersql_word));

-- The first word that is no number; NULL if all words are numbers. If blanks separate numbers, a comma inside a word
-- separates thousands or decimals, so the word is no number.
CREATE MACRO pokersql.bad_number(written) AS
    CASE
        WHEN REGEXP_MATCHES(CAST(written AS VARCHAR), '[0-9]\s+[0-9]')
            AND REGEXP_MATCHES(CAST(written AS VARCHAR), '[0-9],[0-9]')
            THEN REGEXP_EXTRACT(CAST(written AS VARCHAR), '[^\s;]*[0-9],[0-9][^\s;]*')
        ELSE
            LIST_FILTER(
                pokersql.written_words(written), lambda pokersql_word: pokersql.written_number(pokersql_word) IS NULL
            )[1]
    END;
