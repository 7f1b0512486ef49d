-- The exact number of draws from each category to each category, over all dealt hands and all choices of new cards
-- Grain: one row per plan, dealt_points and drawn_points (35)
-- Columns:
--   plan: a value of draw_plans.plan
--   dealt_points: the hand's points before the draw: 0, high card, to 9, royal flush
--   drawn_points: the hand's points after the draw
--   draws: how often a dealt hand and a choice of new cards have this plan and these points
-- Reads: class_groups, completions, draw_plans
-- Source: inclusion-exclusion over the thrown cards, because a player can't draw a card that he has thrown

-- The new cards are any of the 47 cards outside of the dealt hand. If a hand keeps the cards K and throws the cards T,
--     draws to a category = SUM over the subsets S of T: (-1)^|S| * (hands of the category that hold K and S)
-- where completions has each number of hands. The other players' cards are unseen, so all 47 cards are equally likely.

DROP VIEW IF EXISTS draw_counts;

CREATE VIEW draw_counts AS
WITH
-- One row per bit: 1 if a rank is in the set K + S, else 0
bits (bit) AS (
    VALUES (0), (1)
),

-- One row per number of cards in a set: the choices of suits for five ranks if the cards of the set share a suit. Of
-- the 4^(6 - cards) choices, two kinds do not count: the 4 flushes, and the (5 - cards) * 4 * 3 choices in which four
-- cards have one suit and a card outside of the set has another.
suited_ways (cards, ways) AS (
    VALUES
    (5, 4 - 4),
    (4, 16 - 4 - 12),
    (3, 64 - 4 - 24),
    (2, 256 - 4 - 36),
    (1, 1024 - 4 - 48)
),

-- One row per row of draw_plans and set K + S: the number of ranks in the set, and the sum of the rank codes. with_odd
-- is 1 if the set has the card of odd_place; sign is (-1)^|S|. Each thrown rank is a single card.
sets AS (
    SELECT
        d.plan,
        d.thrown,
        d.hand_points,
        d.hands,
        d.suited,
        d.largest_group,
        d.odd_place,
        b1.bit + b2.bit + b3.bit + b4.bit + b5.bit AS places,
        b1.bit * g.size_1 * g.code_1 + b2.bit * g.size_2 * g.code_2
        + b3.bit * g.code_3 + b4.bit * g.code_4 + b5.bit * g.code_5 AS rank_codes,
        CASE d.odd_place
            WHEN 1 THEN b1.bit WHEN 2 THEN b2.bit WHEN 3 THEN b3.bit WHEN 4 THEN b4.bit WHEN 5 THEN b5.bit ELSE 0
        END AS with_odd,
        1 - 2 * (
            (
                b1.bit + b2.bit + b3.bit + b4.bit + b5.bit
                + d.keeps_1 + d.keeps_2 + d.keeps_3 + d.keeps_4 + d.keeps_5
            ) % 2
        ) AS sign
    FROM draw_plans AS d
    INNER JOIN class_groups AS g ON d.hand_rank = g.hand_rank
    INNER JOIN bits AS b1 ON d.keeps_1 <= b1.bit
    INNER JOIN bits AS b2 ON d.keeps_2 <= b2.bit
    INNER JOIN bits AS b3 ON d.keeps_3 <= b3.bit AND g.size_3 >= b3.bit
    INNER JOIN bits AS b4 ON d.keeps_4 <= b4.bit AND g.size_4 >= b4.bit
    INNER JOIN bits AS b5 ON d.keeps_5 <= b5.bit AND g.size_5 >= b5.bit
),

-- One row per row of draw_plans and set K + S: the number of hands in which the cards of the set share a suit
set_hands AS (
    SELECT
        s.*,
        CASE
            WHEN s.largest_group > 1 THEN 0
            WHEN s.suited = 1 OR s.places = 1 THEN s.hands
            WHEN s.with_odd = 1 THEN 0
            WHEN s.odd_place > 0 THEN s.hands
            ELSE w.ways
        END AS suited_hands
    FROM sets AS s
    INNER JOIN suited_ways AS w ON s.places = w.cards
),

-- One row per plan, thrown, hand_points, rank_codes and suited: the sum of (-1)^|S| over all hands and sets
signed_hands AS (
    SELECT
        s.plan,
        s.thrown,
        s.hand_points,
        s.rank_codes,
        b.bit AS suited,
        CAST(SUM(
            s.sign * CASE WHEN b.bit = 1 THEN s.suited_hands ELSE s.hands - s.suited_hands END
        ) AS BIGINT) AS hands
    FROM set_hands AS s
    CROSS JOIN bits AS b
    GROUP BY s.plan, s.thrown, s.hand_points, s.rank_codes, b.bit
)

SELECT
    h.plan,
    h.thrown,
    h.hand_points AS dealt_points,
    c.hand_points AS drawn_points,
    CAST(SUM(h.hands * c.hands) AS BIGINT) AS draws
FROM signed_hands AS h
INNER JOIN completions AS c ON h.rank_codes = c.rank_codes AND h.suited = c.suited
GROUP BY h.plan, h.thrown, h.hand_points, c.hand_points
HAVING SUM(h.hands * c.hands) <> 0;
