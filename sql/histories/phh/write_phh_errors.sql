-- Names what of PHH hands can't be read
-- Grain: one new row of written_errors per error
-- Reads: phh_actions, phh_fields, phh_hands, phh_variants, phh_verbs, written_errors
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
WITH
-- One row per hand and field that is missing or wrong; whether a hand can do without it
wrong_fields AS (
    SELECT h.hand_no, 'variant' AS field, 'a variant of the PHH standard, such as NT' AS expected, FALSE AS optional
    FROM phh_hands AS h
    WHERE h.variant IS NULL OR h.variant NOT IN (SELECT v.variant FROM phh_variants AS v)
    UNION ALL
    SELECT h.hand_no, 'starting_stacks' AS field, 'two to eleven numbers, or inf' AS expected, FALSE AS optional
    FROM phh_hands AS h
    WHERE
        COALESCE(LEN(h.stacks), 0) NOT BETWEEN 2 AND 11
        OR LIST_MIN(h.stacks) < 0
        OR (NOT h.has_no_stacks AND LIST_COUNT(h.stacks) < LEN(h.stacks))
    UNION ALL
    SELECT h.hand_no, 'antes' AS field, 'as many numbers as starting_stacks' AS expected, FALSE AS optional
    FROM phh_hands AS h
    WHERE COALESCE(LIST_COUNT(h.antes), 0) <> LEN(h.stacks) OR LIST_MIN(h.antes) < 0
    UNION ALL
    SELECT
        h.hand_no, 'blinds_or_straddles' AS field, 'as many numbers as starting_stacks' AS expected, FALSE AS optional
    FROM phh_hands AS h
    WHERE h.bring_in IS NULL AND COALESCE(LIST_COUNT(h.blinds), 0) <> LEN(h.stacks)
    UNION ALL
    SELECT h.hand_no, 'actions' AS field, 'a list of texts' AS expected, FALSE AS optional
    FROM phh_hands AS h
    WHERE h.actions IS NULL
    UNION ALL
    SELECT h.hand_no, 'players' AS field, 'as many texts as starting_stacks' AS expected, TRUE AS optional
    FROM phh_hands AS h
    WHERE COALESCE(LIST_COUNT(h.players), 0) <> LEN(h.stacks)
    UNION ALL
    SELECT h.hand_no, 'seats' AS field, 'as many different numbers as starting_stacks' AS expected, TRUE AS optional
    FROM phh_hands AS h
    WHERE COALESCE(LEN(LIST_DISTINCT(h.seats)), 0) <> LEN(h.stacks)
    UNION ALL
    SELECT h.hand_no, 'finishing_stacks' AS field, 'as many numbers as starting_stacks' AS expected, TRUE AS optional
    FROM phh_hands AS h
    WHERE COALESCE(LIST_COUNT(h.finishing_stacks), 0) <> LEN(h.stacks)
    UNION ALL
    SELECT h.hand_no, 'winnings' AS field, 'as many numbers as starting_stacks' AS expected, TRUE AS optional
    FROM phh_hands AS h
    WHERE COALESCE(LIST_COUNT(h.winnings), 0) <> LEN(h.stacks)
    UNION ALL
    SELECT h.hand_no, 'bring_in' AS field, 'a number' AS expected, TRUE AS optional
    FROM phh_hands AS h
    WHERE h.bring_in IS NULL
)

SELECT
    h.hand_no,
    COALESCE(MIN(f.line), h.line) AS line,
    CASE
        WHEN MIN(f.line) IS NULL THEN 'missing_field'
        WHEN w.field = 'variant' THEN 'unknown_variant'
        ELSE 'bad_field'
    END AS error,
    w.field || ': ' || w.expected AS expected,
    LEFT(MIN(f.value), 80) AS found
FROM wrong_fields AS w
INNER JOIN phh_hands AS h ON w.hand_no = h.hand_no
LEFT JOIN phh_fields AS f ON w.hand_no = f.hand_no AND w.field = f.field
GROUP BY h.hand_no, h.line, w.field, w.expected, w.optional
HAVING NOT w.optional OR MIN(f.line) IS NOT NULL

UNION ALL

-- What stands before the first field, or a field that is there twice, as where one hand is cut and the next goes on
SELECT
    h.hand_no,
    MAX(f.line) AS line,
    CASE WHEN f.field IS NULL THEN 'no_field' ELSE 'repeated_field' END AS error,
    CASE WHEN f.field IS NULL THEN 'field = value' ELSE 'one ' || f.field END AS expected,
    LEFT(ARG_MAX(f.value, f.line), 80) AS found
FROM phh_fields AS f
INNER JOIN phh_hands AS h ON f.hand_no = h.hand_no
GROUP BY h.hand_no, f.field
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
