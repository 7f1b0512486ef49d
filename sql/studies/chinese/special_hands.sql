-- The special hands of thirteen cards, and how many hands there are of each
-- Grain: one row per special hand; a hand may be several of them, as a dragon is three straights
-- Reads: thirteen_card_patterns, three_flushes, three_straights
-- Source: the house rules of Chinese poker, counted

DROP VIEW IF EXISTS special_hands;

CREATE VIEW special_hands AS
WITH
-- One row per special hand
specials AS (
    SELECT
        'dragon' AS special,
        'one card of each rank' AS description,
        SUM(CASE WHEN p.ones = 13 THEN p.hands ELSE 0 END) AS hands
    FROM thirteen_card_patterns AS p
    UNION ALL
    SELECT
        'six pairs' AS special,
        'six ranks of two cards or more, whatever the thirteenth card' AS description,
        SUM(CASE WHEN p.pairs + p.threes + p.fours = 6 THEN p.hands ELSE 0 END) AS hands
    FROM thirteen_card_patterns AS p
    UNION ALL
    SELECT
        'six pairs or fours' AS special,
        'the same, where four of a kind are two pairs' AS description,
        SUM(CASE WHEN p.pairs + p.threes + 2 * p.fours = 6 THEN p.hands ELSE 0 END) AS hands
    FROM thirteen_card_patterns AS p
    UNION ALL
    SELECT
        'three straights' AS special,
        'all rows in sequence, the front too' AS description,
        SUM(s.hands) AS hands
    FROM three_straights AS s
    UNION ALL
    SELECT
        'three flushes' AS special,
        'each row of one suit, the front too' AS description,
        SUM(f.hands) AS hands
    FROM three_flushes AS f
),

-- One row: all hands of thirteen cards
totals AS (
    SELECT CAST(SUM(p.hands) AS BIGINT) AS all_hands FROM thirteen_card_patterns AS p
)

SELECT
    s.special,
    s.description,
    CAST(s.hands AS BIGINT) AS hands,
    t.all_hands,
    CAST(s.hands AS DOUBLE PRECISION) / t.all_hands AS probability
FROM specials AS s
CROSS JOIN totals AS t;
