-- Macros that make regular expressions and SQL from templates
-- Engine: duckdb
-- Access: internal

-- A text as an SQL literal
CREATE OR REPLACE TEMPORARY MACRO text_literal(text) AS '''' || REPLACE(text, '''', '''''') || '''';

-- The SQL that reads a field from a text: the group of the first pattern whose group is not empty; NULL without one
CREATE OR REPLACE TEMPORARY MACRO first_match(text, patterns) AS
    'COALESCE('
    || ARRAY_TO_STRING(
        LIST_TRANSFORM(
            patterns,
            lambda pokersql_pattern: 'NULLIF(REGEXP_EXTRACT(' || text || ', ' || TEXT_LITERAL(pokersql_pattern)
            || ', 1), '''')'
        ),
        ', '
    )
    || ')';

-- The names of the values that a template can have
CREATE OR REPLACE TEMPORARY MACRO template_value_names() AS
    [
        'seat', 'player', 'stack', 'amount', 'put', 'raise_by', 'fee', 'small', 'big', 'cards', 'pot', 'place', 'rest'
    ];

-- A regular expression for an amount of money, with the sign or the letters of its currency
CREATE OR REPLACE TEMPORARY MACRO money_pattern() AS
    '[^ ]*\d[\d.,]*(?:[ \x{a0}\x{202f}]\d{3}[\d.,]*)*[^ ]*(?: (?:[$€£¥₮]|[A-Z]{3}\b))?';

-- The regular expression of a template: one group per value
CREATE OR REPLACE TEMPORARY MACRO template_pattern(template) AS
    '^'
    || LIST_REDUCE(
        [
            template,
            '([\\.+*?()\[\]^$|]) becomes \\\1',
            ' %$ becomes (?: .*)?',
            '% becomes .*?',
            '< becomes (?:',
            '> becomes )?',
            '\{seat\} becomes (\\d+)',
            '\{place\} becomes (\\d[\\d ,.]*)',
            '\{player\} \{cards\} becomes (.+?) {cards}',
            '\{player\} becomes (.+)',
            '\{stack\} becomes ([^()]*\\d[^()]*)',
            '\{cards\} becomes ((?:\\[ ?(?:(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|[X?]{1,2}),? ?)+\\] ?)+)',
            '\{rest\} becomes (.*)',
            '\{\w+\} becomes (' || REPLACE(MONEY_PATTERN(), '\', '\\') || ')'
        ],
        lambda pokersql_text, pokersql_change: REGEXP_REPLACE(
            pokersql_text,
            SPLIT_PART(pokersql_change, ' becomes ', 1),
            SPLIT_PART(pokersql_change, ' becomes ', 2),
            'g'
        )
    )
    || '$';

-- The names of the values of a template, as an SQL list
CREATE OR REPLACE TEMPORARY MACRO template_values(template) AS
    '[''' || ARRAY_TO_STRING(REGEXP_EXTRACT_ALL(template, '\{(\w+)\}', 1), ''', ''') || ''']';

-- The longest text that all lines of a template contain
CREATE OR REPLACE TEMPORARY MACRO template_words(template) AS
    LIST_REDUCE(
        REGEXP_SPLIT_TO_ARRAY(template, '\{\w+\}|<[^>]*>| ?%'),
        lambda pokersql_longest, pokersql_words: CASE
            WHEN LENGTH(pokersql_words) > LENGTH(pokersql_longest) THEN pokersql_words ELSE pokersql_longest
        END
    );

-- The SQL of the condition that a text matches a template. The quick search for the template's longest text comes
-- first.
CREATE OR REPLACE TEMPORARY MACRO template_condition(text, template) AS
    'CONTAINS(' || text || ', ' || TEXT_LITERAL(TEMPLATE_WORDS(template)) || ') AND REGEXP_MATCHES(' || text || ', '
    || TEXT_LITERAL(TEMPLATE_PATTERN(template)) || ')';
