-- The exact number of hands of six and seven cards in each category, by each set of rules; the best five cards count
-- Grain: one row per set of rules, number of cards (up to key_rules.most_cards) and category
-- Columns:
--   cards: 6 or 7
--   hand_points: the category's number in the rules, 0 for the lowest; -1 for hands that do not qualify
--   hands: the number of hands of the category, from the deck of these rules
--   probability: hands / the number of all hands with this number of cards
--   odds_against: (the number of all hands - hands) / hands
-- Reads: class_ranks, hand_patterns, key_rules, rule_keys, rule_traits

-- Some rules have no rows, because a sum over six cards does not determine the rank: rules with wild cards, rules by
-- which fewer than five cards count, and deuce to seven.
-- The CAST and the order of the CROSS JOIN let SQLite find keys by an index, in seconds instead of minutes.

DROP VIEW IF EXISTS choice_odds;

CREATE VIEW choice_odds AS
WITH
-- One row per pattern of six and seven cards
patterns AS MATERIALIZED (
    SELECT p.cards, p.hand_key, p.rank_codes, p.equivalent_hands FROM hand_patterns AS p
    WHERE p.cards > 5
),

-- One row per rules, cards and hand_key: the number of hands from the deck of these rules
key_counts AS MATERIALIZED (
    SELECT
        k.rules,
        p.cards,
        CAST(CASE k.counts_suits WHEN 1 THEN p.hand_key ELSE p.rank_codes END AS BIGINT) AS hand_key,
        SUM(p.equivalent_hands) AS hands
    FROM key_rules AS k
    INNER JOIN rule_traits AS m ON k.rules = m.rules
    INNER JOIN patterns AS p ON k.cards < p.cards AND k.most_cards >= p.cards
    WHERE p.rank_codes * 16 & m.value_mask = p.rank_codes * 16
    GROUP BY k.rules, p.cards, CASE k.counts_suits WHEN 1 THEN p.hand_key ELSE p.rank_codes END
),

-- One row per rules, cards and hand_rank (0 for hands that do not qualify): the number of hands
rank_counts AS MATERIALIZED (
    SELECT n.rules, n.cards, COALESCE(r.hand_rank, 0) AS hand_rank, SUM(n.hands) AS hands
    FROM rule_keys AS r
    CROSS JOIN key_counts AS n
    WHERE r.rules = n.rules AND r.hand_key = n.hand_key
    GROUP BY n.rules, n.cards, r.hand_rank
),

-- One row per rules and hand_rank (0 for hands that do not qualify): the category
rank_categories AS MATERIALIZED (
    SELECT DISTINCT
        c.rules,
        COALESCE(c.hand_rank, 0) AS hand_rank,
        COALESCE(c.hand_points, -1) AS hand_points,
        c.category
    FROM class_ranks AS c
),

-- One row per rules, cards and category: the number of hands
counts AS (
    SELECT n.rules, n.cards, c.hand_points, c.category, CAST(SUM(n.hands) AS BIGINT) AS hands
    FROM rank_counts AS n
    INNER JOIN rank_categories AS c ON n.rules = c.rules AND n.hand_rank = c.hand_rank
    GROUP BY n.rules, n.cards, c.hand_points, c.category
),

-- One row per rules, cards and category: all_hands is the number of hands of all categories
totals AS (
    SELECT n.*, CAST(SUM(n.hands) OVER (PARTITION BY n.rules, n.cards) AS BIGINT) AS all_hands FROM counts AS n
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
