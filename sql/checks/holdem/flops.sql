-- Do the kinds of flops have all flops of the deck, and do the textures of boards have their known numbers?
-- Grain: one row per problem
-- Reads: deck, flops, rank_textures, suit_textures
-- Source: the numbers of multisets of 3, 4 and 5 ranks, at most four of a rank; tests/test_flops.py counts the sums

WITH
-- One row per flop of the deck
deck_flops AS (
    SELECT
        a.rank AS rank_1,
        b.rank AS rank_2,
        c.rank AS rank_3,
        CASE
            WHEN a.suit_id = b.suit_id AND b.suit_id = c.suit_id THEN 'monotone'
            WHEN a.suit_id = b.suit_id OR b.suit_id = c.suit_id OR a.suit_id = c.suit_id THEN 'two-tone'
            ELSE 'rainbow'
        END AS suits,
        CASE
            WHEN a.rank = c.rank THEN 'trips'
            WHEN a.rank = b.rank OR b.rank = c.rank THEN 'paired'
            ELSE 'unpaired'
        END AS paired
    FROM deck AS a
    INNER JOIN deck AS b ON a.card_id > b.card_id
    INNER JOIN deck AS c ON b.card_id > c.card_id
),

-- One row per ranks and number of suits: the number of flops of the deck
deck_counts AS (
    SELECT d.rank_1, d.rank_2, d.rank_3, d.suits, d.paired, COUNT(*) AS flops
    FROM deck_flops AS d
    GROUP BY d.rank_1, d.rank_2, d.rank_3, d.suits, d.paired
),

-- One row per ranks and number of suits: the number of flops of the kinds
kind_counts AS (
    SELECT f.rank_1, f.rank_2, f.rank_3, f.suits, f.paired, SUM(f.weight) AS flops
    FROM flops AS f
    GROUP BY f.rank_1, f.rank_2, f.rank_3, f.suits, f.paired
),

-- One row per kind: the card_bits of the cards in its text
text_bits AS (
    SELECT f.flop, SUM(d.card_bit) AS card_bits
    FROM flops AS f
    INNER JOIN deck AS d ON d.card IN (SUBSTR(f.flop, 1, 2), SUBSTR(f.flop, 4, 2), SUBSTR(f.flop, 7, 2))
    GROUP BY f.flop
),

-- One row per number of cards: the right numbers of rows of rank_textures, and their right sums
right_totals (cards, multisets, connected, straights) AS (
    VALUES (3, 455, 893, 100), (4, 1820, 4184, 1150), (5, 6175, 15977, 7210)
),

-- One row per number of cards: these numbers in rank_textures
totals AS (
    SELECT r.cards, COUNT(*) AS multisets, SUM(r.connected) AS connected, SUM(r.straights_possible) AS straights
    FROM rank_textures AS r
    GROUP BY r.cards
)

SELECT 'flops has ' || CAST(COUNT(*) AS TEXT) || ' kinds, not 1755' AS problem
FROM flops
HAVING COUNT(*) <> 1755
UNION ALL
SELECT
    'flops lacks flops with the ranks ' || CAST(d.rank_1 AS TEXT) || ', ' || CAST(d.rank_2 AS TEXT) || ' and '
    || CAST(d.rank_3 AS TEXT) || ' that are ' || d.suits || ' and ' || d.paired AS problem
FROM deck_counts AS d
LEFT JOIN kind_counts AS k
    ON
        d.rank_1 = k.rank_1 AND d.rank_2 = k.rank_2 AND d.rank_3 = k.rank_3
        AND d.suits = k.suits AND d.paired = k.paired
WHERE d.flops <> COALESCE(k.flops, 0)
UNION ALL
SELECT 'flops has other card_bits than its cards ' || f.flop AS problem
FROM flops AS f
LEFT JOIN text_bits AS t ON f.flop = t.flop
WHERE f.card_bits <> COALESCE(t.card_bits, 0)
UNION ALL
SELECT 'flops describes ' || f.flop || ' otherwise than rank_textures or suit_textures' AS problem
FROM flops AS f
LEFT JOIN suit_textures AS s ON s.cards = 3 AND f.suits = s.suits AND f.flush_possible = s.flush_possible
LEFT JOIN rank_textures AS r
    ON
        r.cards = 3 AND f.paired = r.paired AND f.high_card = r.high_card AND f.connected = r.connected
        AND f.straights_possible = r.straights_possible
WHERE s.cards IS NULL OR r.cards IS NULL OR f.high_card <> SUBSTR(f.flop, 1, 1)
UNION ALL
SELECT
    'rank_textures has wrong numbers for boards of ' || CAST(e.cards AS TEXT) || ' cards' AS problem
FROM right_totals AS e
LEFT JOIN totals AS t ON e.cards = t.cards
WHERE
    e.multisets <> COALESCE(t.multisets, 0)
    OR e.connected <> COALESCE(t.connected, 0)
    OR e.straights <> COALESCE(t.straights, 0)
UNION ALL
SELECT 'suit_textures has ' || CAST(COUNT(*) AS TEXT) || ' right rows, not 11' AS problem
FROM suit_textures AS s
WHERE
    s.flush_possible = CASE WHEN s.most_suited >= 3 THEN 1 ELSE 0 END
    AND s.suits = CASE s.most_suited
        WHEN s.cards THEN 'monotone'
        WHEN 1 THEN 'rainbow'
        WHEN 2 THEN 'two-tone'
        WHEN 3 THEN 'three of a suit'
        WHEN 4 THEN 'four of a suit'
    END
HAVING COUNT(*) <> 11;
