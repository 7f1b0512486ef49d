-- The rank of each class of hands by each set of rules
-- Grain: one row per set of rules and class; hands of a class have the same ranks and the same value of suited
-- Columns:
--   hand_key: the sum of the cards' rank codes, negative if all have one suit (a wild card has any suit)
--   hand_rank: 1 is the best by these rules; hands of equal rank split the pot; NULL if the hand does not qualify
--   hand_points: the category's position in the rules, 0 for the lowest; NULL if the hand does not qualify (No low)
--   description: the category, and the ranks that decide within the category
--   suited: 1 if all cards have one suit
--   hands: how many hands are in the class; in badugi, how many sets of the cards that count
-- Reads: binomials, class_readings, decks, ranks, readings, rules, suits, value_groups, value_strengths

-- The rank of a hand with wild cards is the MIN over the readings of its wild cards. By rules in which all suits must
-- differ (badugi), classes have only cards of different suits and ranks.

DROP TABLE IF EXISTS class_ranks;

CREATE TABLE class_ranks (
    rules TEXT NOT NULL,
    hand_key BIGINT NOT NULL,
    cards INTEGER NOT NULL,
    hand_rank INTEGER,
    hand_points INTEGER,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    rank_1 INTEGER NOT NULL,
    rank_2 INTEGER NOT NULL,
    rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL,
    rank_5 INTEGER NOT NULL,
    suited INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    PRIMARY KEY (rules, hand_key)
);

INSERT INTO class_ranks (
    rules, hand_key, cards, hand_rank, hand_points, category, description, rank_1, rank_2, rank_3, rank_4, rank_5,
    suited, hands
)
WITH
-- One row per set of rules and class: the strength of its best reading
best_readings AS MATERIALIZED (
    SELECT r.rules, r.hand_key, ABS(r.hand_key) AS codes, r.cards, r.suited, r.hands, MAX(r.strength) AS strength
    FROM class_readings AS r
    GROUP BY r.rules, r.hand_key, r.cards, r.suited, r.hands
),

-- One row: the number of suits
all_suits AS (
    SELECT COUNT(*) AS suits FROM suits
),

-- One row per set of rules with wild cards: the rank_code of the wild cards, and their number (cards)
wild_cards AS (
    SELECT r.rules, t.cards AS hand_cards, d.rank_code, COUNT(DISTINCT d.card_id) AS cards
    FROM readings AS r
    INNER JOIN rules AS t ON r.rules = t.rules
    INNER JOIN decks AS d ON t.deck = d.deck AND r.rank = d.rank
    WHERE r.wild = 1
    GROUP BY r.rules, t.cards, d.rank_code
),

-- One row per set of rules with wild cards: value_mask has the bits of each rank that a wild card may be read as
wild_readings AS (
    SELECT s.rules, CAST(SUM(r.rank_code) AS BIGINT) * 15 * 16 AS value_mask
    FROM readings AS s
    INNER JOIN ranks AS r ON s.reads_as = r.rank
    WHERE s.wild = 1
    GROUP BY s.rules
),

-- One row per set of rules and reading of a hand with wild cards. codes is the sum of the rank codes without the wild
-- cards. wild is the number of wild cards. read_codes is the sum of the rank codes of all cards as read
wild_hands AS (
    SELECT
        w.rules,
        w.rank_code AS wild_code,
        n.value_codes >> 4 AS codes,
        a.cards AS wild,
        (n.value_codes + a.value_codes) >> 4 AS read_codes
    FROM wild_cards AS w
    INNER JOIN wild_readings AS m ON w.rules = m.rules
    INNER JOIN value_groups AS a ON w.cards >= a.cards AND m.value_mask & a.value_codes = a.value_codes
    INNER JOIN value_groups AS n ON w.hand_cards - a.cards = n.cards
    WHERE n.value_codes % 16 = 0 AND (n.value_codes >> 4) % (w.rank_code * 16) < w.rank_code
),

-- One row per set of rules, codes, wild and suited: the greatest strength of a reading. suited is 1 if all cards are
-- read in one suit
held_hands AS (
    SELECT h.rules, h.codes, b.suited, h.wild, h.wild_code, MAX(b.strength) AS strength
    FROM wild_hands AS h
    INNER JOIN best_readings AS b ON h.rules = b.rules AND h.read_codes = b.codes
    GROUP BY h.rules, h.codes, b.suited, h.wild, h.wild_code
    UNION ALL
    SELECT b.rules, b.codes, b.suited, 0 AS wild, w.rank_code AS wild_code, b.strength
    FROM best_readings AS b
    INNER JOIN wild_cards AS w ON b.rules = w.rules
    WHERE b.codes % (w.rank_code * 16) < w.rank_code
),

-- One row per set of rules and class
classes AS (
    SELECT b.rules, b.hand_key, b.cards, b.suited, b.hands, b.strength
    FROM best_readings AS b
    LEFT JOIN wild_cards AS w ON b.rules = w.rules
    WHERE w.rules IS NULL
    UNION ALL
    SELECT
        h.rules,
        (h.codes + h.wild * h.wild_code) * (1 - 2 * h.suited) AS hand_key,
        v.cards + h.wild AS cards,
        h.suited,
        CASE
            WHEN h.suited = 1 THEN s.suits
            WHEN v.largest_group = 1 THEN v.suit_choices - s.suits
            ELSE v.suit_choices
        END * b.ways AS hands,
        CASE WHEN u.strength > h.strength THEN u.strength ELSE h.strength END AS strength
    FROM held_hands AS h
    INNER JOIN value_groups AS v ON h.codes * 16 = v.value_codes
    INNER JOIN wild_cards AS w ON h.rules = w.rules
    INNER JOIN binomials AS b ON w.cards = b.n AND h.wild = b.k
    CROSS JOIN all_suits AS s
    -- h.suited is 1 and u.suited is 0: conditions on h alone would make a nested loop of this join in DuckDB 1.4
    LEFT JOIN held_hands AS u
        ON
            h.rules = u.rules AND h.codes = u.codes AND h.wild = u.wild AND h.suited = u.suited + 1
            AND u.wild > 0
    WHERE v.suit_choices > 0 AND (h.suited = 1 OR v.cards > 1)
)

SELECT
    c.rules,
    c.hand_key,
    c.cards,
    CASE WHEN c.strength > 0 THEN DENSE_RANK() OVER (PARTITION BY c.rules ORDER BY c.strength DESC) END AS hand_rank,
    s.hand_points,
    COALESCE(s.category, r.unqualified) AS category,
    COALESCE(s.description, r.unqualified) AS description,
    COALESCE(s.rank_1, 0) AS rank_1,
    COALESCE(s.rank_2, 0) AS rank_2,
    COALESCE(s.rank_3, 0) AS rank_3,
    COALESCE(s.rank_4, 0) AS rank_4,
    COALESCE(s.rank_5, 0) AS rank_5,
    c.suited,
    c.hands
FROM classes AS c
INNER JOIN rules AS r ON c.rules = r.rules
LEFT JOIN value_strengths AS s ON c.rules = s.rules AND c.strength = s.strength
ORDER BY c.rules, hand_rank, c.hand_key;
