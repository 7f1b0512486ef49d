-- The classes of five-card hands that tie, best first
-- Grain: one row per class (7,462: 6,175 unsuited, 1,287 suited)
-- Columns:
--   hand_rank: 1 is the best; equal ranks split the pot
--   hand_key: the sum of the cards' rank codes, negative for a suited hand
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   description: the category and all that decides within it
--   rank_1: the rank of the first group: larger groups first, then higher ranks; a low ace is 1
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none
--   suited: 1 if all five cards are of one suit
--   hand: an example
--   hands: how many of all five-card hands are in the class
--   published_points: the points if A-2-3-4-5 is no straight, as published
-- Reads: binomials, categories, deck, ranks, suits
-- Source: the scale of Cactus Kev and phevaluator

-- Two hands are of one class if they have the same five ranks and are both suited or both not. A class has one key,
-- so a join finds the rank of any hand. Like the seven steps, this query reads the rules from categories; a test sends
-- a hand of each class through the steps, 'pokersql check --full' all 2,598,960 hands.

DROP TABLE IF EXISTS hand_classes;

CREATE TABLE hand_classes (
    hand_rank INTEGER NOT NULL PRIMARY KEY,
    hand_key BIGINT NOT NULL UNIQUE,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    rank_1 INTEGER NOT NULL,
    rank_2 INTEGER NOT NULL,
    rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL,
    rank_5 INTEGER NOT NULL,
    suited INTEGER NOT NULL,
    hand TEXT NOT NULL,
    hands INTEGER NOT NULL,
    published_points INTEGER NOT NULL
);

INSERT INTO hand_classes (
    hand_rank, hand_key, hand_points, category, description,
    rank_1, rank_2, rank_3, rank_4, rank_5, suited, hand, hands, published_points
)
WITH RECURSIVE
-- One row per value of suited
suitedness AS (
    SELECT 0 AS suited
    UNION ALL
    SELECT 1 AS suited
),

-- One row: how many suits there are
all_suits AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS suits FROM suits
),

-- One row per group: 1 to 4 cards of one rank, in C(suits, cards) ways to choose their suits; and one for no group
groups AS (
    SELECT
        r.rank,
        b.k AS cards,
        b.k * r.rank_code AS rank_codes,
        b.ways,
        CASE WHEN b.k = 1 THEN r.name ELSE r.plural END AS name,
        CASE WHEN b.k = 1 THEN '-' || r.name ELSE '' END AS kicker
    FROM ranks AS r
    CROSS JOIN all_suits AS a
    INNER JOIN binomials AS b ON a.suits = b.n
    WHERE b.k > 0
    UNION ALL
    SELECT 0 AS rank, 0 AS cards, 0 AS rank_codes, 1 AS ways, '' AS name, '' AS kicker
),

-- One row per list of the sizes of a hand's groups (6): 1-1-1-1-1, 2-1-1-1, 2-2-1, 3-1-1, 3-2, 4-1
group_sizes AS (
    SELECT DISTINCT
        c.distinct_values,
        c.largest_group,
        c.second_group,
        CASE WHEN c.distinct_values > 2 THEN 1 ELSE 0 END AS third_group,
        CASE WHEN c.distinct_values > 3 THEN 1 ELSE 0 END AS fourth_group,
        CASE WHEN c.distinct_values > 4 THEN 1 ELSE 0 END AS fifth_group
    FROM categories AS c
),

-- One row per multiset of five ranks (6,175): its groups, larger ones first, then higher ranks, the ace 14
rank_groups AS (
    SELECT
        s.distinct_values,
        s.largest_group,
        s.second_group,
        g1.rank AS rank_1,
        g2.rank AS rank_2,
        g3.rank AS rank_3,
        g4.rank AS rank_4,
        g5.rank AS rank_5,
        g1.rank_codes + g2.rank_codes + g3.rank_codes + g4.rank_codes + g5.rank_codes AS rank_codes,
        g1.ways * g2.ways * g3.ways * g4.ways * g5.ways AS ways,
        g1.name AS name_1,
        g2.name AS name_2,
        SUBSTR(g2.kicker || g3.kicker || g4.kicker || g5.kicker, 2) AS kickers,
        CASE WHEN s.distinct_values = 5 AND g1.rank = 14 AND g2.rank = 5 THEN 1 ELSE 0 END AS low_ace
    FROM group_sizes AS s
    INNER JOIN groups AS g1 ON s.largest_group = g1.cards
    INNER JOIN groups AS g2
        ON s.second_group = g2.cards AND g1.rank <> g2.rank AND (g1.cards > g2.cards OR g1.rank > g2.rank)
    INNER JOIN groups AS g3
        ON
            s.third_group = g3.cards
            AND g1.rank <> g3.rank
            AND g2.rank <> g3.rank
            AND (g2.cards > g3.cards OR g2.rank > g3.rank)
    INNER JOIN groups AS g4
        ON s.fourth_group = g4.cards AND g1.rank <> g4.rank AND (g4.cards = 0 OR g3.rank > g4.rank)
    INNER JOIN groups AS g5
        ON s.fifth_group = g5.cards AND g1.rank <> g5.rank AND (g5.cards = 0 OR g4.rank > g5.rank)
),

-- One row per multiset of one to five ranks and suited: its example, built from the highest rank down, in suits c, d,
-- h, s, c, or all in c if suited. lowest_cards is the text of its lowest rank, since a next card of that rank goes
-- before it (c) or behind it
examples AS (
    SELECT
        s.suited,
        1 AS cards,
        d.rank AS highest,
        d.rank AS lowest,
        d.rank_code AS rank_codes,
        d.card AS lowest_cards,
        '' AS higher_cards
    FROM deck AS d
    CROSS JOIN suitedness AS s
    WHERE d.suit_id = 0
    UNION ALL
    SELECT
        e.suited,
        e.cards + 1 AS cards,
        e.highest,
        d.rank AS lowest,
        e.rank_codes + d.rank_code AS rank_codes,
        CASE
            WHEN d.rank < e.lowest THEN d.card
            WHEN d.suit_id = 0 THEN d.card || ' ' || e.lowest_cards
            ELSE e.lowest_cards || ' ' || d.card
        END AS lowest_cards,
        CASE WHEN d.rank < e.lowest THEN ' ' || e.lowest_cards ELSE '' END || e.higher_cards AS higher_cards
    FROM examples AS e
    CROSS JOIN all_suits AS a
    INNER JOIN deck AS d ON d.rank <= e.lowest - e.suited AND d.suit_id = (1 - e.suited) * (e.cards % a.suits)
    WHERE e.cards < 5
),

-- One row per class: its characteristics with the ace of A-2-3-4-5 low; published_span has the ace high. (SQLite keeps
-- the order of a CROSS JOIN, and so looks up the examples of each row of rank_groups.)
classes AS (
    SELECT
        r.distinct_values,
        r.largest_group,
        r.second_group,
        e.suited,
        CASE WHEN e.suited = 1 THEN 1 ELSE a.suits END AS distinct_suits,
        e.lowest,
        e.highest - e.lowest AS published_span,
        CASE WHEN r.low_ace = 1 THEN r.rank_2 - 1 ELSE e.highest - e.lowest END AS span,
        CASE WHEN r.low_ace = 1 THEN r.rank_2 ELSE r.rank_1 END AS rank_1,
        CASE WHEN r.low_ace = 1 THEN r.rank_3 ELSE r.rank_2 END AS rank_2,
        CASE WHEN r.low_ace = 1 THEN r.rank_4 ELSE r.rank_3 END AS rank_3,
        CASE WHEN r.low_ace = 1 THEN r.rank_5 ELSE r.rank_4 END AS rank_4,
        CASE WHEN r.low_ace = 1 THEN 1 ELSE r.rank_5 END AS rank_5,
        CASE WHEN r.low_ace = 1 THEN r.name_2 ELSE r.name_1 END AS name_1,
        r.name_2,
        r.kickers,
        r.rank_codes * (1 - 2 * e.suited) AS hand_key,
        e.lowest_cards || e.higher_cards AS hand,
        CASE WHEN e.suited = 1 THEN a.suits WHEN r.distinct_values = 5 THEN r.ways - a.suits ELSE r.ways END AS hands
    FROM rank_groups AS r
    CROSS JOIN examples AS e
    CROSS JOIN all_suits AS a
    WHERE r.rank_codes = e.rank_codes AND e.cards = 5
)

SELECT
    CAST(ROW_NUMBER() OVER (
        ORDER BY c.hand_points DESC, h.rank_1 DESC, h.rank_2 DESC, h.rank_3 DESC, h.rank_4 DESC, h.rank_5 DESC
    ) AS INTEGER) AS hand_rank,
    h.hand_key,
    c.hand_points,
    c.category,
    c.category
    || REPLACE(REPLACE(c.wording, '{1}', h.name_1), '{2}', h.name_2)
    || CASE
        WHEN c.says_kickers = 0 THEN ''
        WHEN h.kickers LIKE '%-%' THEN ', ' || h.kickers || ' kickers'
        ELSE ', ' || h.kickers || ' kicker'
    END AS description,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5,
    h.suited,
    h.hand,
    CAST(h.hands AS INTEGER) AS hands,
    p.hand_points AS published_points
FROM classes AS h
INNER JOIN categories AS c
    ON
        h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.span BETWEEN c.least_span AND c.most_span
        AND h.lowest BETWEEN c.lowest_from AND c.lowest_to
INNER JOIN categories AS p
    ON
        h.distinct_values = p.distinct_values
        AND h.largest_group = p.largest_group
        AND h.distinct_suits BETWEEN p.fewest_suits AND p.most_suits
        AND h.published_span BETWEEN p.least_span AND p.most_span
        AND h.lowest BETWEEN p.lowest_from AND p.lowest_to
ORDER BY hand_rank;
