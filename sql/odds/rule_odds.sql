-- The exact number of hands in each category, by each set of rules
-- Grain: one row per set of rules and category
-- Columns:
--   cards: the number of cards in a hand by these rules
--   hand_points: the category's number in the rules, 0 for the lowest; -1 for hands that do not qualify
--   hands: the number of hands of the category, from the deck of these rules
--   probability: hands / the number of all hands
--   odds_against: (the number of all hands - hands) / hands
-- Reads: class_ranks, decks, key_rules, rule_categories, rules

-- choice_odds has hands of six and seven cards. In badugi all suits must differ, so one to four cards of a hand count.

DROP VIEW IF EXISTS rule_odds;

CREATE VIEW rule_odds AS
WITH
-- One row per rules with rainbow = 1 and four cards a, b, c, d; ab is 1 if a and b differ in rank and in suit, else 0
rainbow_pairs AS (
    SELECT
        k.rules,
        CASE WHEN a.rank <> b.rank AND a.suit_id <> b.suit_id THEN 1 ELSE 0 END AS ab,
        CASE WHEN a.rank <> c.rank AND a.suit_id <> c.suit_id THEN 1 ELSE 0 END AS ac,
        CASE WHEN a.rank <> d.rank AND a.suit_id <> d.suit_id THEN 1 ELSE 0 END AS ad,
        CASE WHEN b.rank <> c.rank AND b.suit_id <> c.suit_id THEN 1 ELSE 0 END AS bc,
        CASE WHEN b.rank <> d.rank AND b.suit_id <> d.suit_id THEN 1 ELSE 0 END AS bd,
        CASE WHEN c.rank <> d.rank AND c.suit_id <> d.suit_id THEN 1 ELSE 0 END AS cd
    FROM key_rules AS k
    INNER JOIN rules AS r ON k.rules = r.rules
    INNER JOIN decks AS a ON r.deck = a.deck
    INNER JOIN decks AS b ON r.deck = b.deck AND a.card_id < b.card_id
    INNER JOIN decks AS c ON r.deck = c.deck AND b.card_id < c.card_id
    INNER JOIN decks AS d ON r.deck = d.deck AND c.card_id < d.card_id
    WHERE k.rainbow = 1 AND k.cards = 4
),

-- One row per row of rainbow_pairs: the largest number of its cards that all differ in rank and in suit
rainbow_sizes AS (
    SELECT
        p.rules,
        CASE
            WHEN p.ab * p.ac * p.ad * p.bc * p.bd * p.cd = 1 THEN 4
            WHEN p.ab * p.ac * p.bc + p.ab * p.ad * p.bd + p.ac * p.ad * p.cd + p.bc * p.bd * p.cd > 0 THEN 3
            WHEN p.ab + p.ac + p.ad + p.bc + p.bd + p.cd > 0 THEN 2
            ELSE 1
        END AS cards
    FROM rainbow_pairs AS p
),

-- One row per rules, cards and category: the number of hands
counts AS (
    SELECT
        c.rules,
        c.cards,
        COALESCE(c.hand_points, -1) AS hand_points,
        c.category,
        CAST(SUM(c.hands) AS BIGINT) AS hands
    FROM class_ranks AS c
    INNER JOIN key_rules AS k ON c.rules = k.rules
    WHERE k.rainbow = 0
    GROUP BY c.rules, c.cards, c.hand_points, c.category
    UNION ALL
    SELECT z.rules, r.cards, c.hand_points, c.category, COUNT(*) AS hands
    FROM rainbow_sizes AS z
    INNER JOIN rules AS r ON z.rules = r.rules
    INNER JOIN rule_categories AS c ON z.rules = c.rules AND z.cards = c.cards
    GROUP BY z.rules, r.cards, c.hand_points, c.category
),

-- One row per rules and category: all_hands is the number of hands of all categories
totals AS (
    SELECT n.*, CAST(SUM(n.hands) OVER (PARTITION BY n.rules) AS BIGINT) AS all_hands FROM counts AS n
)

SELECT
    t.rules,
    t.cards,
    t.hand_points,
    t.category,
    t.hands,
    CAST(t.hands AS DOUBLE PRECISION) / t.all_hands AS probability,
    CAST(t.all_hands - t.hands AS DOUBLE PRECISION) / t.hands AS odds_against
FROM totals AS t;
