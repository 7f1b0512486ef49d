-- Whether suits count by each set of rules, and the greatest number of cards for which a sum determines the rank
-- Grain: one row per set of rules
-- Columns:
--   counts_suits: 1 if any hand of one suit has another hand_rank than a hand of the same ranks in several suits
--   suits_harm: 1 if any hand of one suit is worse than a hand of the same ranks in several suits (deuce to seven)
--   rainbow: 1 if only cards of different suits and ranks count
--   most_cards: the greatest number of cards for which a sum determines the rank: 7, or the same as cards
-- Reads: class_ranks, readings, rules

-- The key of a flush omits the cards of other suits. So a sum of six or seven cards determines the rank only under two
-- conditions. First, no card is wild. Second, suits do not count, or every flush beats all unsuited hands of three or
-- more different ranks.

DROP TABLE IF EXISTS key_rules;

CREATE TABLE key_rules AS
WITH
-- One row per set of rules and class: its rank, 1000000 if its hands do not qualify
classes AS (
    SELECT c.rules, c.hand_key, c.cards, c.suited, c.rank_3, COALESCE(c.hand_rank, 1000000) AS hand_rank
    FROM class_ranks AS c
),

-- One row per set of rules: the worst rank of a suited hand, and the best rank of an unsuited hand with 3 or more
-- different ranks
extremes AS (
    SELECT
        c.rules,
        MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) AS worst_suited,
        MIN(CASE WHEN c.suited = 0 AND c.rank_3 > 0 THEN c.hand_rank END) AS best_unsuited,
        MIN(c.cards) AS fewest_cards
    FROM classes AS c
    GROUP BY c.rules
),

-- One row per set of rules and multiset of ranks: whether one suit changes hand_rank (counts_suits), and whether one
-- suit makes it worse (suits_harm)
suit_effects AS (
    SELECT
        c.rules,
        CASE WHEN MIN(c.hand_rank) < MAX(c.hand_rank) THEN 1 ELSE 0 END AS counts_suits,
        CASE
            WHEN MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) > MIN(CASE WHEN c.suited = 0 THEN c.hand_rank END)
                THEN 1
            ELSE 0
        END AS suits_harm
    FROM classes AS c
    GROUP BY c.rules, ABS(c.hand_key)
),

-- One row per set of rules: the MAX of counts_suits and of suits_harm
suit_rules AS (
    SELECT e.rules, MAX(e.counts_suits) AS counts_suits, MAX(e.suits_harm) AS suits_harm
    FROM suit_effects AS e
    GROUP BY e.rules
),

-- One row per set of rules with wild cards
wild_rules AS (
    SELECT DISTINCT w.rules, 1 AS has_wild FROM readings AS w
    WHERE w.wild = 1
)

SELECT
    r.rules,
    r.cards,
    s.counts_suits,
    s.suits_harm,
    CASE WHEN e.fewest_cards < r.cards THEN 1 ELSE 0 END AS rainbow,
    CASE
        WHEN r.cards < 5 OR w.has_wild = 1 THEN r.cards
        WHEN s.counts_suits = 1 AND e.worst_suited > e.best_unsuited THEN r.cards
        ELSE 7
    END AS most_cards
FROM rules AS r
INNER JOIN extremes AS e ON r.rules = e.rules
INNER JOIN suit_rules AS s ON r.rules = s.rules
LEFT JOIN wild_rules AS w ON r.rules = w.rules;
