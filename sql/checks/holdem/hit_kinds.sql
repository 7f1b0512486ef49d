-- Has each pair exactly one kind? Are the rows of draw_kinds right? Are the parts of combo draws kinds?
-- Grain: one row per problem
-- Reads: combo_draws, draw_kinds, pair_kinds
-- Source: a flush has 5 points, a straight 4 and two pair 2

WITH
-- One row per number of cards or ranks
numbers (number) AS (
    VALUES (0), (1), (2), (3), (4), (5)
),

-- One row per pair that a rank can make: own cards, cards of the board, and ranks of the board above and below
pairs AS (
    SELECT o.number AS own_cards, b.number AS board_cards, a.number AS ranks_above, l.number AS ranks_below
    FROM numbers AS o
    CROSS JOIN numbers AS b
    CROSS JOIN numbers AS a
    CROSS JOIN numbers AS l
    WHERE
        o.number <= 2
        AND o.number + b.number BETWEEN 2 AND 4
        AND b.number + a.number + l.number <= 5
        AND (a.number + l.number > 0 OR b.number >= 3)
),

-- One row per pair: how many different kinds it has
kind_counts AS (
    SELECT p.own_cards, p.board_cards, p.ranks_above, p.ranks_below, COUNT(k.kind) AS kinds
    FROM pairs AS p
    LEFT JOIN pair_kinds AS k
        ON
            p.own_cards = k.own_cards
            AND p.board_cards = k.board_cards
            AND p.ranks_above BETWEEN k.least_above AND k.most_above
            AND p.ranks_below BETWEEN k.least_below AND k.most_below
    GROUP BY p.own_cards, p.board_cards, p.ranks_above, p.ranks_below
),

-- One row per kind of draw, as draw_kinds must have it
draws (family, kind, size, is_best, cards_to_come, hand_points) AS (
    VALUES
    ('flush draw', 'nut flush draw', 4, 1, 1, 5),
    ('flush draw', 'flush draw', 4, 0, 1, 5),
    ('flush draw', 'nut backdoor flush draw', 3, 1, 2, 5),
    ('flush draw', 'backdoor flush draw', 3, 0, 2, 5),
    ('straight draw', 'open-ended', 2, 1, 1, 4),
    ('straight draw', 'double gutshot', 2, 0, 1, 4),
    ('straight draw', 'gutshot', 1, 0, 1, 4),
    ('overcards', 'two overcards', 2, 0, 1, 2),
    ('overcards', 'one overcard', 1, 0, 1, 2)
),

-- One row per part that a kind has
parts AS (
    SELECT d.part FROM draw_kinds AS d
    UNION
    SELECT p.part FROM pair_kinds AS p
)

SELECT
    'pair_kinds has ' || CAST(c.kinds AS TEXT) || ' kinds for ' || CAST(c.own_cards AS TEXT) || ' own cards and '
    || CAST(c.board_cards AS TEXT) || ' of the board, with ' || CAST(c.ranks_above AS TEXT) || ' ranks above and '
    || CAST(c.ranks_below AS TEXT) || ' below, not one' AS problem
FROM kind_counts AS c
WHERE c.kinds <> 1
UNION ALL
SELECT 'draw_kinds has no right row for ' || d.kind AS problem
FROM draws AS d
LEFT JOIN draw_kinds AS k
    ON
        d.family = k.family
        AND d.kind = k.kind
        AND d.size = k.size
        AND d.is_best = k.is_best
        AND d.cards_to_come = k.cards_to_come
        AND d.hand_points = k.hand_points
WHERE k.kind IS NULL
UNION ALL
SELECT 'draw_kinds has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 9' AS problem
FROM draw_kinds AS k
HAVING COUNT(k.kind) <> 9
UNION ALL
SELECT
    'combo_draws has ' || c.kind || ', which is not its parts ' || c.first_part || ' and ' || c.second_part AS problem
FROM combo_draws AS c
LEFT JOIN parts AS f ON c.first_part = f.part
LEFT JOIN parts AS s ON c.second_part = s.part
WHERE f.part IS NULL OR s.part IS NULL OR c.kind <> c.first_part || ' + ' || c.second_part
UNION ALL
SELECT 'combo_draws has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 11' AS problem
FROM combo_draws AS c
HAVING COUNT(c.kind) <> 11
UNION ALL
SELECT 'combo_draws does not have the part ' || p.part AS problem
FROM parts AS p
LEFT JOIN combo_draws AS c ON p.part IN (c.first_part, c.second_part)
WHERE p.part <> '' AND c.kind IS NULL;
