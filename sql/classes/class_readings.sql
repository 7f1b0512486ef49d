-- The classes of hands by each set of rules, as each of their readings: an ace may be 14 or 1
-- Grain: one row per set of rules, class (ranks, and whether of one suit) and reading
-- Reads: readings, rule_traits, value_groups, value_strengths
-- Source: a hand is the best of its readings
-- Access: internal

-- Wild cards are read by class_ranks; here, rules that have them also have a row for five alike, which no hand holds.
-- hand_key is the sum of the rank codes as cards are held, negative for one suit; value_codes is the sum as they are
-- read, as in value_groups. strength is that of value_strengths, 0 for a hand that fits no category. hands is how many
-- hands a class has; by rules that want all suits different, how many have just these cards.

DROP VIEW IF EXISTS class_readings;

CREATE VIEW class_readings AS
WITH
-- One row per value of suited
suitedness AS (
    SELECT 0 AS suited
    UNION ALL
    SELECT 1 AS suited
),

-- One row per set of rules and class
classes AS (
    SELECT
        t.rules,
        v.cards,
        s.suited,
        v.value_codes,
        CASE WHEN s.suited = 1 THEN 1 WHEN v.cards < t.suits THEN v.cards ELSE t.suits END AS suits,
        CASE
            WHEN t.rainbow = 1 THEN v.rainbows
            WHEN s.suited = 1 THEN t.suits
            WHEN v.largest_group = 1 THEN v.suit_choices - t.suits
            ELSE v.suit_choices
        END AS hands
    FROM rule_traits AS t
    INNER JOIN value_groups AS v ON t.cards = v.cards
    CROSS JOIN suitedness AS s
    WHERE
        v.value_codes & t.value_mask = v.value_codes
        AND v.largest_group <= t.most_alike
        AND (s.suited = 0 OR (v.largest_group = 1 AND t.rainbow = 0))
        AND (t.rainbow = 0 OR v.rainbows > 0)
),

-- One row per set of rules, class and reading: its values as they are read
readings_of_classes AS (
    SELECT
        k.rules,
        k.cards,
        k.suited,
        k.suits,
        k.hands,
        (k.value_codes >> 4) * (1 - 2 * k.suited) AS hand_key,
        k.value_codes + COALESCE(
            ((k.value_codes >> (4 * r.rank - 4)) & 15)
            * ((CAST(1 AS BIGINT) << (4 * r.reads_as - 4)) - (CAST(1 AS BIGINT) << (4 * r.rank - 4))),
            0
        ) AS value_codes
    FROM classes AS k
    LEFT JOIN readings AS r ON k.rules = r.rules AND r.wild = 0 AND (k.value_codes >> (4 * r.rank - 4)) & 15 > 0
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
