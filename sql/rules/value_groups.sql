-- Each multiset of one to five values, as groups of equal values; a value is a rank, or 1 for a low ace
-- Grain: one row per multiset of one to five values from 1 to 14 (11,627)
-- Columns:
--   rank_1: the value of the first group; larger groups come first, then higher values
--   rank_2: the value of the second group; a single card is a group, too
--   rank_3: the value of the third group, 0 if there is none
--   rank_4: the value of the fourth group, 0 if there is none
--   rank_5: the value of the fifth group, 0 if there is none
-- Reads: binomials, ranks, suits
-- Access: internal

-- value_codes is the sum of 16^(value - 1). value_digits is the number with the digits rank_1 to rank_5 in base 15.
-- suit_choices is the number of hands with these values, 0 for five equal values; rainbows counts only the hands in
-- which all suits differ. kickers has the names of the single cards after the first group; lower has the names of those
-- after the second group.

DROP TABLE IF EXISTS value_groups;

CREATE TABLE value_groups (
    value_codes BIGINT NOT NULL,
    cards INTEGER NOT NULL,
    distinct_values INTEGER NOT NULL,
    largest_group INTEGER NOT NULL,
    second_group INTEGER NOT NULL,
    lowest INTEGER NOT NULL,
    highest INTEGER NOT NULL,
    rank_1 INTEGER NOT NULL,
    rank_2 INTEGER NOT NULL,
    rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL,
    rank_5 INTEGER NOT NULL,
    value_digits INTEGER NOT NULL,
    suit_choices INTEGER NOT NULL,
    rainbows INTEGER NOT NULL,
    name_1 TEXT NOT NULL,
    name_2 TEXT NOT NULL,
    kickers TEXT NOT NULL,
    lower TEXT NOT NULL
);

INSERT INTO value_groups (
    value_codes, cards, distinct_values, largest_group, second_group, lowest, highest, rank_1, rank_2, rank_3, rank_4,
    rank_5, value_digits, suit_choices, rainbows, name_1, name_2, kickers, lower
)
WITH RECURSIVE
-- One row per value: 2 to 14, and 1 for a low ace
card_values AS (
    SELECT r.rank AS value, 16 * r.rank_code AS value_code, r.name, r.plural FROM ranks AS r
    UNION ALL
    SELECT 1 AS value, 1 AS value_code, r.name, r.plural
    FROM ranks AS r
    WHERE r.rank = 14
),

-- One row: the number of suits
all_suits AS (
    SELECT COUNT(*) AS suits FROM suits
),

-- One row per group of equal values: a value and a number of cards from 1 to 5. suit_choices is C(suits, cards)
equal_values AS (
    SELECT
        v.value,
        b.n AS cards,
        b.n * v.value_code AS value_codes,
        COALESCE(c.ways, 0) AS suit_choices,
        CASE WHEN b.n = 1 THEN v.name ELSE v.plural END AS name
    FROM card_values AS v
    CROSS JOIN binomials AS b
    CROSS JOIN all_suits AS s
    LEFT JOIN binomials AS c ON s.suits = c.n AND b.n = c.k
    WHERE b.k = 0 AND b.n BETWEEN 1 AND 5
),

-- One row per multiset of up to five values; each step adds a smaller group, or an equally large one of a lower value
multisets AS (
    SELECT
        g.value_codes,
        g.cards,
        1 AS distinct_values,
        g.cards AS largest_group,
        0 AS second_group,
        g.cards AS last_group,
        g.value AS lowest,
        g.value AS highest,
        g.value AS rank_1,
        0 AS rank_2,
        0 AS rank_3,
        0 AS rank_4,
        0 AS rank_5,
        g.value AS last_rank,
        g.suit_choices,
        g.name AS name_1,
        CAST('' AS TEXT) AS name_2,
        CAST('' AS TEXT) AS lower
    FROM equal_values AS g
    UNION ALL
    SELECT
        m.value_codes + g.value_codes AS value_codes,
        m.cards + g.cards AS cards,
        m.distinct_values + 1 AS distinct_values,
        m.largest_group,
        CASE WHEN m.distinct_values = 1 THEN g.cards ELSE m.second_group END AS second_group,
        g.cards AS last_group,
        CASE WHEN g.value < m.lowest THEN g.value ELSE m.lowest END AS lowest,
        CASE WHEN g.value > m.highest THEN g.value ELSE m.highest END AS highest,
        m.rank_1,
        CASE WHEN m.distinct_values = 1 THEN g.value ELSE m.rank_2 END AS rank_2,
        CASE WHEN m.distinct_values = 2 THEN g.value ELSE m.rank_3 END AS rank_3,
        CASE WHEN m.distinct_values = 3 THEN g.value ELSE m.rank_4 END AS rank_4,
        CASE WHEN m.distinct_values = 4 THEN g.value ELSE m.rank_5 END AS rank_5,
        g.value AS last_rank,
        m.suit_choices * g.suit_choices AS suit_choices,
        m.name_1,
        CASE WHEN m.distinct_values = 1 THEN g.name ELSE m.name_2 END AS name_2,
        m.lower || CASE WHEN m.distinct_values > 1 AND g.cards = 1 THEN '-' || g.name ELSE '' END AS lower
    FROM multisets AS m
    INNER JOIN equal_values AS g
        ON
            m.cards + g.cards <= 5
            AND (m.last_group > g.cards OR (m.last_group = g.cards AND m.last_rank > g.value))
            AND m.rank_1 <> g.value
            AND m.rank_2 <> g.value
            AND m.rank_3 <> g.value
            AND m.rank_4 <> g.value
    WHERE m.cards < 5
),

-- One row per multiset: the names of its single cards after the first group, and after the second group
texts AS (
    SELECT
        m.*,
        SUBSTR(CASE WHEN m.second_group = 1 THEN '-' || m.name_2 ELSE '' END || m.lower, 2) AS kicker_names,
        SUBSTR(m.lower, 2) AS lower_names
    FROM multisets AS m
)

SELECT
    t.value_codes,
    t.cards,
    t.distinct_values,
    t.largest_group,
    t.second_group,
    t.lowest,
    t.highest,
    t.rank_1,
    t.rank_2,
    t.rank_3,
    t.rank_4,
    t.rank_5,
    (((t.rank_1 * 15 + t.rank_2) * 15 + t.rank_3) * 15 + t.rank_4) * 15 + t.rank_5 AS value_digits,
    t.suit_choices,
    CASE WHEN t.largest_group > 1 OR t.cards > 4 THEN 0 ELSE 1 END
    * CASE WHEN t.cards = 1 THEN 4 WHEN t.cards = 2 THEN 12 ELSE 24 END AS rainbows,
    t.name_1,
    t.name_2,
    CASE
        WHEN t.kicker_names = '' THEN ''
        WHEN t.kicker_names LIKE '%-%' THEN ', ' || t.kicker_names || ' kickers'
        ELSE ', ' || t.kicker_names || ' kicker'
    END AS kickers,
    CASE
        WHEN t.lower_names = '' THEN ''
        WHEN t.lower_names LIKE '%-%' THEN ', ' || t.lower_names || ' kickers'
        ELSE ', ' || t.lower_names || ' kicker'
    END AS lower
FROM texts AS t;
