-- Does every game have the right number of ways to choose a hand from own and board cards?
-- Grain: one row per problem
-- Reads: binomials, category_orders, choices, games
-- Source: the sum of C(own_cards, k) * C(board_cards, cards - k) over the numbers k of own cards that a hand may use

WITH
-- One row per game and cards (the number of cards of a hand)
hand_sizes AS (
    SELECT DISTINCT g.game, g.own_cards, g.board_cards, g.own_used, g.may_use_fewer, o.cards
    FROM games AS g
    INNER JOIN category_orders AS o ON o.rules IN (g.high_rules, g.low_rules)
),

-- One row per game and cards: the right number of choices, 0 if the game has too few cards
expected_counts AS (
    SELECT z.game, z.cards, COALESCE(SUM(u.ways * b.ways), 0) AS choices
    FROM hand_sizes AS z
    LEFT JOIN binomials AS u
        ON z.own_cards = u.n AND (z.own_used IN (-1, u.k) OR (z.may_use_fewer = 1 AND z.own_used > u.k))
    LEFT JOIN binomials AS b ON z.board_cards = b.n AND z.cards - u.k = b.k
    GROUP BY z.game, z.cards
),

-- One row per game and cards: the number of choices that `choices` has
choice_counts AS (
    SELECT c.game, c.cards, COUNT(DISTINCT c.choice) AS choices FROM choices AS c
    GROUP BY c.game, c.cards
)

SELECT
    'choices has ' || CAST(COALESCE(c.choices, 0) AS TEXT) || ' of ' || CAST(e.cards AS TEXT) || ' cards in ' || e.game
    || ', not ' || CAST(e.choices AS TEXT) AS problem
FROM expected_counts AS e
LEFT JOIN choice_counts AS c ON e.game = c.game AND e.cards = c.cards
WHERE COALESCE(c.choices, 0) <> e.choices
UNION ALL
SELECT 'games ' || e.game || ' has no choice of cards for its rules' AS problem
FROM expected_counts AS e
GROUP BY e.game
HAVING MAX(e.choices) = 0
UNION ALL
SELECT
    CAST(COUNT(*) AS TEXT) || ' numbers of choices to check: binomials, category_orders or games is empty' AS problem
FROM expected_counts AS e
WHERE e.choices > 0
HAVING COUNT(*) = 0;
