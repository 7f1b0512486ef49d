-- How many of the second player's hands are ahead of, level with and behind the first player's hand now
-- Grain: one row per group of the second player's hands; grouped_by and name identify the group
-- Columns:
--   grouped_by: category, class (hands are grouped by starting hand) or total (all hands are one group)
--   name: the category, the starting hand (if class), or the first player's hand in words (if total)
--   hands: the number of hands in the group
--   ahead: the number of hands in the group that are ahead of the first player's hand
--   level: the number of hands in the group that are equal to the first player's hand
--   behind: the number of hands in the group that are behind the first player's hand
--   chance_ahead: the weight of the hands that are ahead / the weight of all hands in the group
--   place: the group's position, from 1; place 1 has the best category, or the class with the most hands ahead
-- Reads: hands_now, next_ranks, pokersql.hole_cards, seat_hands
-- Engine: duckdb

-- If some cards of the second player are unknown, the view standings lists none of that player's hands, but this view
-- counts the hands. Exactly two own cards count in such games, so a hand has the best rank of its pairs. The CTE sets
-- adds one card at a time, by rising card_id. The new rank is the MIN of the old rank and the ranks of the pairs with
-- the new card.

CREATE OR REPLACE VIEW standing_counts AS
WITH RECURSIVE
-- One row per hand of the first two players
hands AS MATERIALIZED (
    SELECT n.* FROM hands_now AS n
    WHERE n.seat <= 2
),

-- One row: the first player's hand; none if the first player has a range
heroes AS (
    SELECT h.place, h.description FROM hands AS h
    WHERE h.seat = 1
    QUALIFY COUNT(*) OVER () = 1
),

-- One row per pair of cards that the second player can hold; none if all cards of the second player are known
pairs AS MATERIALIZED (
    SELECT
        c.card_2,
        c.card_bits,
        CAST(1 AS BIGINT) << c.card_1 AS bit_1,
        s.missing,
        r.hand_rank,
        r.hand_points,
        r.category
    FROM seat_hands AS s
    INNER JOIN pokersql.hole_cards AS c ON s.seat = 2 AND s.missing > 0
    INNER JOIN next_ranks AS r ON c.card_bits = r.own_bits AND r.card IS NULL
),

-- One row per set of two or more cards: the rank of its best pair
sets AS (
    SELECT 2 AS cards, p.missing, p.card_2 AS last_card, p.card_bits, p.hand_rank FROM pairs AS p
    UNION ALL
    SELECT
        s.cards + 1 AS cards,
        s.missing,
        p.card_2 AS last_card,
        s.card_bits | p.card_bits AS card_bits,
        LEAST(MIN(s.hand_rank), MIN(p.hand_rank)) AS hand_rank
    FROM sets AS s
    INNER JOIN pairs AS p ON s.last_card < p.card_2 AND s.card_bits & p.bit_1 > 0
    WHERE s.cards < s.missing
    GROUP BY s.cards, s.missing, p.card_2, s.card_bits | p.card_bits
),

-- One row per hand_rank of pairs: its points and category
pair_names AS (
    SELECT DISTINCT p.hand_rank, p.hand_points, p.category FROM pairs AS p
),

-- One row per hand_rank: the number of sets that have as many cards as the second player's unknown cards
set_counts AS (
    SELECT n.hand_rank, n.hand_points, n.category, COUNT(*) AS hands
    FROM sets AS s
    INNER JOIN pair_names AS n ON s.cards = s.missing AND s.hand_rank = n.hand_rank
    GROUP BY n.hand_rank, n.hand_points, n.category
),

-- One row per hand of the second player, or per hand_rank if not all cards of the second player are known
villains AS (
    SELECT h.category, h.starting_hand, h.hand_points, h.place, 1 AS hands, h.weight FROM hands AS h
    WHERE h.seat = 2
    UNION ALL
    SELECT c.category, NULL AS starting_hand, c.hand_points, c.hand_rank AS place, c.hands, c.hands AS weight
    FROM set_counts AS c
),

-- One row per group: the numbers of hands ahead, level and behind
hand_groups AS (
    SELECT
        CASE
            WHEN GROUPING(v.category) = 0 THEN 'category'
            WHEN GROUPING(v.starting_hand) = 0 THEN 'class'
            ELSE 'total'
        END AS grouped_by,
        COALESCE(v.category, v.starting_hand, hero.description) AS name,
        CAST(SUM(v.hands) AS BIGINT) AS hands,
        CAST(COALESCE(SUM(v.hands) FILTER (v.place < hero.place), 0) AS BIGINT) AS ahead,
        CAST(COALESCE(SUM(v.hands) FILTER (v.place = hero.place), 0) AS BIGINT) AS level,
        CAST(COALESCE(SUM(v.hands) FILTER (v.place > hero.place), 0) AS BIGINT) AS behind,
        COALESCE(SUM(v.weight) FILTER (v.place < hero.place), 0) / SUM(v.weight) AS chance_ahead,
        MAX(v.hand_points) AS hand_points,
        MIN(v.place) AS best_place
    FROM villains AS v
    CROSS JOIN heroes AS hero
    GROUP BY GROUPING SETS ((v.category), (v.starting_hand), (hero.description))
    HAVING GROUPING(v.starting_hand) = 1 OR v.starting_hand IS NOT NULL
)

SELECT
    g.grouped_by,
    g.name,
    g.hands,
    g.ahead,
    g.level,
    g.behind,
    g.chance_ahead,
    ROW_NUMBER() OVER (
        PARTITION BY g.grouped_by
        ORDER BY
            CASE WHEN g.grouped_by = 'category' THEN g.hand_points END DESC,
            g.ahead DESC,
            g.level DESC,
            g.best_place ASC,
            g.name DESC -- AKs before AKo
    ) AS place
FROM hand_groups AS g;
