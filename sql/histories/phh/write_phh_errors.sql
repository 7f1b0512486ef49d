-- Writes the errors of PHH hands: fields and actions that can't be read
-- Grain: one new row of written_errors per error
-- Reads: phh_actions, phh_fields, phh_hands, phh_variants, phh_verbs, written_errors
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per field: the right form of its value, and whether a hand may lack the field
fields AS (
    FROM (
        VALUES
        ('variant', 'a variant of the PHH standard, such as NT', FALSE),
        ('starting_stacks', 'two to eleven numbers, or inf', FALSE),
        ('antes', 'as many numbers as starting_stacks', FALSE),
        ('blinds_or_straddles', 'as many numbers as starting_stacks', FALSE),
        ('actions', 'a list of texts', FALSE),
        ('players', 'as many texts as starting_stacks', TRUE),
        ('seats', 'as many different numbers as starting_stacks', TRUE),
        ('finishing_stacks', 'as many numbers as starting_stacks', TRUE),
        ('winnings', 'as many numbers as starting_stacks', TRUE),
        ('bring_in', 'a number', TRUE)
    ) AS f (field, expected, optional)
),

-- One row per hand and missing or wrong field
wrong_fields AS (
    SELECT h.hand_no, f.*
    FROM phh_hands AS h
    CROSS JOIN fields AS f
    WHERE
        CASE f.field
            WHEN 'variant' THEN h.variant IS NULL OR h.variant NOT IN (SELECT v.variant FROM phh_variants AS v)
            WHEN 'starting_stacks'
                THEN
                    COALESCE(LEN(h.stacks), 0) NOT BETWEEN 2 AND 11
                    OR LIST_MIN(h.stacks) < 0
                    OR (NOT h.has_no_stacks AND LIST_COUNT(h.stacks) < LEN(h.stacks))
            WHEN 'antes' THEN COALESCE(LIST_COUNT(h.antes), 0) <> LEN(h.stacks) OR LIST_MIN(h.antes) < 0
            WHEN 'blinds_or_straddles'
                THEN h.bring_in IS NULL AND COALESCE(LIST_COUNT(h.blinds), 0) <> LEN(h.stacks)
            WHEN 'actions' THEN h.actions IS NULL
            WHEN 'players' THEN COALESCE(LIST_COUNT(h.players), 0) <> LEN(h.stacks)
            WHEN 'seats' THEN COALESCE(LEN(LIST_DISTINCT(h.seats)), 0) <> LEN(h.stacks)
            WHEN 'finishing_stacks' THEN COALESCE(LIST_COUNT(h.finishing_stacks), 0) <> LEN(h.stacks)
            WHEN 'winnings' THEN COALESCE(LIST_COUNT(h.winnings), 0) <> LEN(h.stacks)
            ELSE h.bring_in IS NULL
        END
)

SELECT
    w.hand_no,
    MIN(f.line) AS line,
    CASE
        WHEN MIN(f.line) IS NULL THEN 'missing_field'
        WHEN w.field = 'variant' THEN 'unknown_variant'
        ELSE 'bad_field'
    END AS error,
    w.field || ': ' || w.expected AS expected,
    LEFT(MIN(f.value), 80) AS found
FROM wrong_fields AS w
LEFT JOIN phh_fields AS f ON w.hand_no = f.hand_no AND w.field = f.field
GROUP BY w.hand_no, w.field, w.expected, w.optional
HAVING NOT w.optional OR MIN(f.line) IS NOT NULL

UNION ALL

-- Text before the first field, and repeated fields. Such errors occur if a part of the file is lost.
SELECT
    f.hand_no,
    MAX(f.line) AS line,
    CASE WHEN f.field IS NULL THEN 'no_field' ELSE 'repeated_field' END AS error,
    CASE WHEN f.field IS NULL THEN 'field = value' ELSE 'one ' || f.field END AS expected,
    LEFT(ARG_MAX(f.value, f.line), 80) AS found
FROM phh_fields AS f
GROUP BY f.hand_no, f.field
HAVING f.field IS NULL OR COUNT(*) > 1

UNION ALL

SELECT
    h.hand_no,
    a.line,
    'bad_action' AS error,
    CASE
        WHEN v.event IS NULL THEN 'd db CARDS, d dh pN CARDS, pN f, cc, cbr AMOUNT, pb, sd or sm'
        ELSE 'p1 to p' || LEN(h.stacks)
    END AS expected,
    'action ' || a.number || ': ' || a.action AS found
FROM phh_actions AS a
INNER JOIN phh_verbs AS v ON a.action = v.action
INNER JOIN phh_hands AS h ON a.hand_no = h.hand_no
WHERE v.event IS NULL OR v.place NOT BETWEEN 1 AND LEN(h.stacks);
