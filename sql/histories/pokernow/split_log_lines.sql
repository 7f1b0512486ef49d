-- Writes the entries of PokerNow's logs in CSV to history_lines, in the order of play
-- Grain: one new row of history_lines per line, and one per player in a list of stacks; the CSV lines are deleted
-- Reads: history_lines, log_lines, open_sources
-- Engine: duckdb
-- Access: internal

-- A log begins with its newest entry, so the first line of a hand may be in the next slice. Therefore all lines of a
-- log wait for its last slice. line is negative if the log is read backwards. Each line is read as an entry of its own,
-- because no entry with play has several lines. Between hands, lines without play become empty.

-- The first line of a hand gets the time of its entry. "Your hand is" gives the cards of the player who saved the log,
-- but not the name. If only one player of the whole log ever shows these cards, that player saved the log.

DELETE FROM history_lines
WHERE source IN (SELECT l.source FROM log_lines AS l);

INSERT INTO history_lines
WITH
-- One row per line of a whole log: the entry that ends in the line, and the time of the entry
lines AS (
    SELECT
        l.source,
        l.line,
        l.text,
        REGEXP_EXTRACT(l.text, '^"?(.*?)"?,"?\d{4}-\d\d-\d\dT[^,"]*"?,"?[^,"]*"?$', 1) AS entry,
        NULLIF(REGEXP_EXTRACT(l.text, ',"?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)[^,"]*"?,"?[^,"]*"?$', 1), '') AS at
    FROM log_lines AS l
    WHERE l.source NOT IN (SELECT o.source FROM open_sources AS o)
),

-- One row per line: the text without the quotes of CSV. place is the line's place in the order of play
entries AS (
    SELECT
        l.source,
        CASE
            WHEN FIRST_VALUE(l.at IGNORE NULLS) OVER log < LAST_VALUE(l.at IGNORE NULLS) OVER log THEN l.line
            ELSE -l.line
        END AS place,
        REGEXP_REPLACE(
            CASE
                WHEN l.line = 1 THEN ''
                ELSE REPLACE(REGEXP_REPLACE(COALESCE(NULLIF(l.entry, ''), l.text), '^"', ''), '""', '"')
            END,
            '^(-- starting hand #\d+) ',
            '\1 at ' || COALESCE(REPLACE(l.at, 'T', ' ') || ' UTC ', 'an unknown time ')
        ) AS text
    FROM lines AS l
    WINDOW log AS (PARTITION BY l.source ORDER BY l.line ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
),

-- One row per line: the number of hands so far, the cards of "Your hand is" (own_cards), and the player and cards of a
-- show (shown). is_between is TRUE if the line is between two hands
hand_entries AS (
    SELECT
        e.*,
        COUNT(*) FILTER (WHERE STARTS_WITH(e.text, '-- starting hand #')) OVER played AS hand,
        LAST_VALUE(NULLIF(REGEXP_EXTRACT(e.text, '^-- (starting|ending) hand #', 1), '') IGNORE NULLS) OVER played
        = 'ending' AS is_between,
        REGEXP_EXTRACT(e.text, '^Your hand is (.+)$', 1) AS own_cards,
        REGEXP_EXTRACT(e.text, '^"(.*)" shows a (.+)\.$', ['player', 'cards']) AS shown
    FROM entries AS e
    WINDOW played AS (PARTITION BY e.source ORDER BY e.place ROWS UNBOUNDED PRECEDING)
),

-- One row per log in which exactly one player shows the cards of "Your hand is": this player
savers AS (
    SELECT o.source, MIN(s.shown.player) AS player
    FROM hand_entries AS o
    INNER JOIN hand_entries AS s
        ON
            o.source = s.source AND o.hand = s.hand AND o.own_cards > ''
            AND LIST_SORT(STRING_SPLIT(o.own_cards, ', ')) = LIST_SORT(STRING_SPLIT(s.shown.cards, ', '))
    GROUP BY o.source
    HAVING MIN(s.shown.player) = MAX(s.shown.player)
),

-- One row per line: the lines that replace it, as a list
pieces AS (
    SELECT
        e.source,
        e.place,
        CASE
            WHEN
                e.is_between
                AND NOT REGEXP_MATCHES(e.text, '^(?:"|-- |Player stacks: |Your hand is |Flop|Turn|River|Uncalled bet )')
                THEN ['']
            WHEN
                e.own_cards > '' AND CONTAINS(
                    MAX(CASE WHEN STARTS_WITH(e.text, 'Player stacks: ') THEN e.text END) OVER (
                        PARTITION BY e.source, e.hand
                    ),
                    ' "' || s.player || '" ('
                )
                THEN ['Dealt to "' || s.player || '" [' || e.own_cards || ']']
            WHEN STARTS_WITH(e.text, 'Player stacks: ')
                THEN
                    ['Player stacks']
                    || STRING_SPLIT(REGEXP_REPLACE(e.text, '(?:^Player stacks:| \|) (#\d+ ")', E'\n\\1', 'g'), E'\n')
            ELSE [e.text]
        END AS texts
    FROM hand_entries AS e
    LEFT JOIN savers AS s ON e.source = s.source
),

-- One row per new line of history_lines: its text
texts AS (
    SELECT p.source, p.place, UNNEST(RANGE(LEN(p.texts))) AS piece_no, UNNEST(p.texts) AS text
    FROM pieces AS p
)

SELECT t.source, t.place AS line, t.text
FROM texts AS t
ORDER BY t.source, t.place, t.piece_no;
