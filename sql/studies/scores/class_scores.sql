-- The score of each class: its combination, key value and ranks in falling order, as one number
-- Grain: one row per class (7,462)
-- Columns:
--   category: the category's name
--   combination: the article's name of the category, '' for a high card; a royal flush is a straightFlush
--   key_value: the main rank or ranks of the combination as a number
--   ranks: the five ranks in falling order; a low ace is 1
--   score: combination, key_value and ranks as one number; the higher score wins
--   published_score: the score as the article computes it, in which every ace is 14
-- Reads: categories, hand_classes, ranks
-- Source: the Director article, which builds this list for each hand and compares two lists item by item

-- key_value is high * 13 + low for two pair, and three * 100 + pair for a full house. For a pair, three or four of a
-- kind it is the rank of these cards, and for all other hands the highest rank. Different two pairs have different
-- key_values, because low has only the 12 values 2 to 13. score has the ranks as digits in base 15, so it orders hands
-- as the article's lists do. published_score counts the ace of A-2-3-4-5 as 14, so this straight is above
-- 9-10-J-Q-K; score counts the ace as 1.

DROP VIEW IF EXISTS class_scores;

CREATE VIEW class_scores AS
WITH
-- One row per class: its combination, the least hand_points of this combination, and the sizes of the class's two
-- largest groups
classes AS (
    SELECT
        h.hand_rank,
        h.category,
        c.director_name AS combination,
        MIN(c.hand_points) OVER (PARTITION BY c.director_name) AS combination_value,
        c.largest_group,
        c.second_group,
        h.rank_1,
        h.rank_2,
        h.rank_3,
        h.rank_4,
        h.rank_5
    FROM hand_classes AS h
    INNER JOIN categories AS c ON h.hand_points = c.hand_points
),

-- One row per class and card: the card's rank; a low ace is 1
cards AS (
    SELECT
        c.hand_rank,
        p.rank - 1 AS place,
        CASE
            WHEN p.rank - 1 <= c.largest_group THEN c.rank_1
            WHEN p.rank - 1 <= c.largest_group + c.second_group THEN c.rank_2
            WHEN p.rank - 2 = c.largest_group + c.second_group THEN c.rank_3
            WHEN p.rank - 3 = c.largest_group + c.second_group THEN c.rank_4
            ELSE c.rank_5
        END AS rank
    FROM classes AS c
    CROSS JOIN ranks AS p
    WHERE p.rank BETWEEN 2 AND 6
),

-- One row per class and card: the card's place by rank, and its place by published_rank, in which every ace is 14
card_places AS (
    SELECT
        c.hand_rank,
        c.rank,
        CASE WHEN c.rank = 1 THEN 14 ELSE c.rank END AS published_rank,
        ROW_NUMBER() OVER (PARTITION BY c.hand_rank ORDER BY c.rank DESC, c.place ASC) AS place,
        ROW_NUMBER() OVER (
            PARTITION BY c.hand_rank ORDER BY CASE WHEN c.rank = 1 THEN 14 ELSE c.rank END DESC, c.place ASC
        ) AS published_place
    FROM cards AS c
),

-- One row per place: the value of its digit, 15^(5 - place)
digits (place, worth) AS (
    VALUES (1, 50625), (2, 3375), (3, 225), (4, 15), (5, 1)
),

-- One row per class: its ranks in falling order as text, and as numbers in base 15 (number by rank, published_number by
-- published_rank)
rank_lists AS (
    SELECT
        o.hand_rank,
        MAX(CASE WHEN o.place = 1 THEN CAST(o.rank AS TEXT) END)
        || ' ' || MAX(CASE WHEN o.place = 2 THEN CAST(o.rank AS TEXT) END)
        || ' ' || MAX(CASE WHEN o.place = 3 THEN CAST(o.rank AS TEXT) END)
        || ' ' || MAX(CASE WHEN o.place = 4 THEN CAST(o.rank AS TEXT) END)
        || ' ' || MAX(CASE WHEN o.place = 5 THEN CAST(o.rank AS TEXT) END) AS ranks,
        MAX(o.published_rank) AS published_highest,
        CAST(SUM(o.rank * d.worth) AS BIGINT) AS number,
        CAST(SUM(o.published_rank * e.worth) AS BIGINT) AS published_number
    FROM card_places AS o
    INNER JOIN digits AS d ON o.place = d.place
    INNER JOIN digits AS e ON o.published_place = e.place
    GROUP BY o.hand_rank
),

-- One row per class: its key_value; published_more is the amount by which the published key value is higher
keys AS (
    SELECT
        c.hand_rank,
        c.category,
        c.combination,
        c.combination_value,
        r.ranks,
        r.number,
        r.published_number,
        CASE
            WHEN c.largest_group = 2 AND c.second_group = 2 THEN c.rank_1 * 13 + c.rank_2
            WHEN c.largest_group = 3 AND c.second_group = 2 THEN c.rank_1 * 100 + c.rank_2
            ELSE c.rank_1
        END AS key_value,
        CASE WHEN c.largest_group = 1 THEN r.published_highest - c.rank_1 ELSE 0 END AS published_more
    FROM classes AS c
    INNER JOIN rank_lists AS r ON c.hand_rank = r.hand_rank
)

-- key_value is below 10000, and number and published_number are below 15^5 = 759375.
SELECT
    k.hand_rank,
    k.category,
    k.combination,
    k.key_value,
    k.ranks,
    (CAST(k.combination_value AS BIGINT) * 10000 + k.key_value) * 759375 + k.number AS score,
    (CAST(k.combination_value AS BIGINT) * 10000 + k.key_value + k.published_more) * 759375
    + k.published_number AS published_score
FROM keys AS k;
