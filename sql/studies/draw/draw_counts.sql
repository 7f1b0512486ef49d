-- What the draw makes of every hand, exactly: all hands and all the ways in which each can get its new cards
-- Grain: one row per plan, category before and category after that there can be
-- Reads: completions, draw_plans, ranks, suits
-- Source: inclusion and exclusion over the thrown cards, which don't come back

-- draws counts pairs of a dealt hand and the cards that come for those it throws, any of the 47 it has not been dealt.
-- No draw is listed: the hands that hold the kept cards and none of the thrown are those that hold the kept, less those
-- that hold one thrown card as well, plus those that hold two, and so on; completions has how many each are. The
-- others at the table don't matter: unseen cards are as likely with them as in the stub.

DROP VIEW IF EXISTS draw_counts;

CREATE VIEW draw_counts AS
WITH RECURSIVE
-- One row each for out and in
bits AS (
    SELECT 0 AS bit
    UNION ALL
    SELECT 1 AS bit
),

-- One row per number of cards, from five on down: how many ways there are to give suits to five cards, these in one
suit_powers AS (
    SELECT 5 AS cards, CAST(COUNT(*) AS INTEGER) AS suits, CAST(COUNT(*) AS INTEGER) AS ways FROM suits
    UNION ALL
    SELECT p.cards - 1 AS cards, p.suits, p.ways * p.suits AS ways
    FROM suit_powers AS p
    WHERE p.cards > 1
),

-- One row per number of cards: the same without the flushes, and without those where four have one suit, which the
-- cards can all be among unless they are the odd one
suited_ways AS (
    SELECT p.cards, p.ways - p.suits - (5 - p.cards) * p.suits * (p.suits - 1) AS ways
    FROM suit_powers AS p
),

-- One row per rank, the low ace (1) and none (0): its code
codes AS (
    SELECT r.rank, r.rank_code FROM ranks AS r
    UNION ALL
    SELECT 1 AS rank, MAX(r.rank_code) AS rank_code FROM ranks AS r
    UNION ALL
    SELECT 0 AS rank, CAST(0 AS BIGINT) AS rank_code
),

-- One row per kind of hand: which places it keeps, and what its groups add to a sum of codes
kinds AS (
    SELECT
        d.*,
        d.largest_group * c1.rank_code AS codes_1,
        d.second_group * c2.rank_code AS codes_2,
        c3.rank_code AS codes_3,
        c4.rank_code AS codes_4,
        c5.rank_code AS codes_5
    FROM draw_plans AS d
    INNER JOIN codes AS c1 ON d.rank_1 = c1.rank
    INNER JOIN codes AS c2 ON d.rank_2 = c2.rank
    INNER JOIN codes AS c3 ON d.rank_3 = c3.rank
    INNER JOIN codes AS c4 ON d.rank_4 = c4.rank
    INNER JOIN codes AS c5 ON d.rank_5 = c5.rank
),

-- One row per kind of hand and set of its thrown cards: with the kept ones, how many cards they are, their codes, and
-- whether the odd one of another suit is with them; even is 1 if an even number of thrown cards is
sets AS (
    SELECT
        k.plan,
        k.thrown,
        k.hand_points,
        k.hands,
        k.suited,
        k.largest_group,
        k.odd_place,
        b1.bit + b2.bit + b3.bit + b4.bit + b5.bit AS places,
        b1.bit * k.codes_1 + b2.bit * k.codes_2 + b3.bit * k.codes_3 + b4.bit * k.codes_4 + b5.bit * k.codes_5
            AS rank_codes,
        CASE k.odd_place
            WHEN 1 THEN b1.bit WHEN 2 THEN b2.bit WHEN 3 THEN b3.bit WHEN 4 THEN b4.bit WHEN 5 THEN b5.bit ELSE 0
        END AS with_odd,
        1 - (
            b1.bit + b2.bit + b3.bit + b4.bit + b5.bit
            + k.keeps_1 + k.keeps_2 + k.keeps_3 + k.keeps_4 + k.keeps_5
        ) % 2 AS even
    FROM kinds AS k
    INNER JOIN bits AS b1 ON k.keeps_1 <= b1.bit
    INNER JOIN bits AS b2 ON k.keeps_2 <= b2.bit
    INNER JOIN bits AS b3 ON k.keeps_3 <= b3.bit AND k.rank_3 >= b3.bit
    INNER JOIN bits AS b4 ON k.keeps_4 <= b4.bit AND k.rank_4 >= b4.bit
    INNER JOIN bits AS b5 ON k.keeps_5 <= b5.bit AND k.rank_5 >= b5.bit
),

-- One row per kind of hand and set: in how many of the hands the set's cards have one suit
suited AS (
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

-- One row per plan, category and kind of cards: how many hands hold such cards, less where the set is odd
held AS (
    SELECT
        s.plan,
        s.thrown,
        s.hand_points,
        s.rank_codes,
        b.bit AS suited,
        CAST(SUM(
            (2 * s.even - 1) * CASE WHEN b.bit = 1 THEN s.suited_hands ELSE s.hands - s.suited_hands END
        ) AS BIGINT) AS hands
    FROM suited AS s
    CROSS JOIN bits AS b
    GROUP BY s.plan, s.thrown, s.hand_points, s.rank_codes, b.bit
)

SELECT
    h.plan,
    h.thrown,
    h.hand_points AS dealt_points,
    c.hand_points AS drawn_points,
    CAST(SUM(h.hands * c.hands) AS BIGINT) AS draws
FROM held AS h
INNER JOIN completions AS c ON h.rank_codes = c.rank_codes AND h.suited = c.suited
GROUP BY h.plan, h.thrown, h.hand_points, c.hand_points
HAVING SUM(h.hands * c.hands) <> 0;
