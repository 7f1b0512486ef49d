-- The readings of each class of hands by each set of rules: an ace may be read as 14 or 1
-- Grain: one row per set of rules, class (hand_key) and reading of the class (value_codes)
-- Reads: readings, rule_traits, rules, value_groups, value_strengths
-- Access: internal

-- Wild cards are read in class_ranks, not here. For rules with wild cards this view also has classes of five equal
-- ranks: class_ranks needs them for five of a kind. hand_key is the sum of the cards' rank codes, negative for one
-- suit. value_codes is the sum of 16^(value - 1) over the cards as they are read. strength is as in value_strengths, or
-- 0 if the hand fits no category. hands is the number of hands in the class; if all suits must differ by the rules,
-- only hands with different suits count.

DROP VIEW IF EXISTS class_readings;

CREATE VIEW class_readings AS
WITH
-- One row per value of suited: 0 and 1
suitedness AS (
    SELECT 0 AS suited
    UNION ALL
    SELECT 1 AS suited
),

-- One row per set of rules and rank that has readings and is not wild: rank_mask has the rank's bits in value_codes
read_ranks AS (
    SELECT DISTINCT r.rules, r.rank, CAST(15 AS BIGINT) << (4 * r.rank - 4) AS rank_mask
    FROM readings AS r
    WHERE r.wild = 0
),

-- One row per set of rules, rank and reads_as, and one more row per set of rules. holds_rank is 1 in a row for hands
-- that have the rank. In the row for all other hands holds_rank is 0, and rank and reads_as are 1, which no card has
hand_readings AS (
    SELECT k.rules, k.rank, r.reads_as, k.rank_mask, 1 AS holds_rank
    FROM read_ranks AS k
    INNER JOIN readings AS r ON k.rules = r.rules AND k.rank = r.rank
    WHERE r.wild = 0
    UNION ALL
    SELECT
        t.rules,
        1 AS rank,
        1 AS reads_as,
        CAST(COALESCE(SUM(k.rank_mask), 0) AS BIGINT) AS rank_mask,
        0 AS holds_rank
    FROM rules AS t
    LEFT JOIN read_ranks AS k ON t.rules = k.rules
    GROUP BY t.rules
),

-- One row per row of rule_traits and of hand_readings with the same rules
rule_readings AS MATERIALIZED (
    SELECT t.*, r.rank, r.reads_as, r.rank_mask, r.holds_rank
    FROM rule_traits AS t
    INNER JOIN hand_readings AS r ON t.rules = r.rules
),

-- One row per set of rules, class and reading
readings_of_classes AS (
    SELECT
        t.rules,
        v.cards,
        s.suited,
        CASE WHEN s.suited = 1 THEN 1 WHEN v.cards < t.suits THEN v.cards ELSE t.suits END AS suits,
        CASE
            WHEN t.rainbow = 1 THEN v.rainbows
            WHEN s.suited = 1 THEN t.suits
            WHEN v.largest_group = 1 THEN v.suit_choices - t.suits
            ELSE v.suit_choices
        END AS hands,
        (v.value_codes >> 4) * (1 - 2 * s.suited) AS hand_key,
        v.value_codes
        + ((v.value_codes >> (4 * t.rank - 4)) & 15)
        * ((CAST(1 AS BIGINT) << (4 * t.reads_as - 4)) - (CAST(1 AS BIGINT) << (4 * t.rank - 4))) AS value_codes
    FROM rule_readings AS t
    INNER JOIN value_groups AS v ON t.cards = v.cards
    CROSS JOIN suitedness AS s
    WHERE
        v.value_codes & t.value_mask = v.value_codes
        AND v.largest_group <= t.most_alike
        AND (s.suited = 0 OR (v.largest_group = 1 AND t.rainbow = 0))
        AND (t.rainbow = 0 OR v.rainbows > 0)
        AND CASE WHEN v.value_codes & t.rank_mask > 0 THEN 1 ELSE 0 END = t.holds_rank
)

SELECT
    v.rules,
    v.cards,
    v.suited,
    v.hand_key,
    v.hands,
    v.value_codes,
    COALESCE(s.strength, 0) AS strength
FROM readings_of_classes AS v
LEFT JOIN value_strengths AS s
    ON v.rules = s.rules AND v.value_codes = s.value_codes AND v.suits BETWEEN s.fewest_suits AND s.most_suits;
