-- Traits of each set of rules, computed from its rows in rules, readings and category_orders
-- Grain: one row per set of rules and number of cards (cards) that its categories have
-- Reads: decks, ranks, readings, rule_categories, rules, suits
-- Access: internal

-- rainbow is 1 if all suits must differ. value_mask is the sum of 15 * 16^(rank - 1) over the deck's ranks: the bits
-- that value_codes may have. most_alike is the greatest number of cards of one rank in a hand: 4, or 5 with wild cards.

DROP VIEW IF EXISTS rule_traits;

CREATE VIEW rule_traits AS
WITH
-- One row per deck: the sum of its rank codes, without the joker, which has no row in ranks
deck_codes AS (
    SELECT d.deck, CAST(SUM(DISTINCT r.rank_code) AS BIGINT) AS rank_codes
    FROM decks AS d
    INNER JOIN ranks AS r ON d.rank = r.rank
    GROUP BY d.deck
),

-- One row: the number of suits
all_suits AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS suits FROM suits
),

-- One row per set of rules with wild cards: the number of wild ranks
wild_ranks AS (
    SELECT r.rules, COUNT(DISTINCT r.rank) AS ranks
    FROM readings AS r
    WHERE r.wild = 1
    GROUP BY r.rules
)

SELECT
    c.rules,
    c.cards,
    c.lowest_wins,
    r.unqualified,
    MIN(CASE WHEN c.fewest_suits = c.cards THEN 1 ELSE 0 END) AS rainbow,
    d.rank_codes * 15 * 16 AS value_mask,
    a.suits,
    a.suits + COALESCE(w.ranks, 0) AS most_alike
FROM rule_categories AS c
INNER JOIN rules AS r ON c.rules = r.rules
INNER JOIN deck_codes AS d ON r.deck = d.deck
CROSS JOIN all_suits AS a
LEFT JOIN wild_ranks AS w ON c.rules = w.rules
GROUP BY c.rules, c.cards, c.lowest_wins, r.unqualified, d.rank_codes, a.suits, w.ranks;
