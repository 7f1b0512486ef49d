-- Has each pair exactly one kind? Does each draw end with the right category? Are the parts of combo draws kinds?
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

-- One row per family of draws: its number of kinds, the points that end it, and the sums of its traits
families (family, kinds, hand_points, sizes, best_kinds, cards_to_come) AS (
    VALUES
    ('flush draw', 4, 5, 14, 2, 6),
    ('straight draw', 3, 4, 5, 1, 3),
    ('overcards', 2, 2, 3, 0, 2)
),

-- One row per family of draw_kinds
family_sums AS (
    SELECT
        d.family,
        COUNT(DISTINCT d.size * 2 + d.is_best) AS kinds,
        MIN(d.hand_points) AS least_points,
        MAX(d.hand_points) AS most_points,
        SUM(d.size) AS sizes,
        SUM(d.is_best) AS best_kinds,
        SUM(d.cards_to_come) AS cards_to_come
    FROM draw_kinds AS d
    GROUP BY d.family
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
SELECT 'draw_kinds has wrong kinds of ' || f.family AS problem
FROM families AS f
LEFT JOIN family_sums AS s
    ON
        f.family = s.family
        AND f.kinds = s.kinds
        AND f.hand_points = s.least_points
        AND f.hand_points = s.most_points
        AND f.sizes = s.sizes
        AND f.best_kinds = s.best_kinds
        AND f.cards_to_come = s.cards_to_come
WHERE s.family IS NULL
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
