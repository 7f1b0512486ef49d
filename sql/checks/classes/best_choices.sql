-- Is the rank of every pattern in hand_patterns the best rank of the five-card hands that its cards make?
-- Grain: one row per problem
-- Reads: choices_of_five, deck, hand_classes, hand_patterns
-- Source: the Power BI article, which ranks all choices of five: five cards have 1 choice, six have 6, seven have 21

WITH
-- One row per pattern: the rank codes of its cards
pattern_codes AS MATERIALIZED (
    SELECT
        p.cards,
        p.flush_cards,
        p.hand_key,
        p.hand_rank,
        c1.rank_code AS code_1,
        c2.rank_code AS code_2,
        c3.rank_code AS code_3,
        c4.rank_code AS code_4,
        c5.rank_code AS code_5,
        COALESCE(c6.rank_code, 0) AS code_6,
        COALESCE(c7.rank_code, 0) AS code_7,
        c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code + c5.rank_code
        + COALESCE(c6.rank_code, 0) + COALESCE(c7.rank_code, 0) AS rank_codes
    FROM hand_patterns AS p
    LEFT JOIN deck AS c1 ON p.card_1 = c1.card_id
    LEFT JOIN deck AS c2 ON p.card_2 = c2.card_id
    LEFT JOIN deck AS c3 ON p.card_3 = c3.card_id
    LEFT JOIN deck AS c4 ON p.card_4 = c4.card_id
    LEFT JOIN deck AS c5 ON p.card_5 = c5.card_id
    LEFT JOIN deck AS c6 ON p.card_6 = c6.card_id
    LEFT JOIN deck AS c7 ON p.card_7 = c7.card_id
),

-- One row per pattern and choice (4,225,780): the hand_key of the five cards, negative if they are a flush
choices AS (
    SELECT
        p.hand_key,
        p.rank_codes,
        p.hand_rank,
        CASE WHEN s.place_5 <= p.flush_cards THEN -1 ELSE 1 END
        * (
            CASE s.place_1 WHEN 1 THEN p.code_1 WHEN 2 THEN p.code_2 ELSE p.code_3 END
            + CASE s.place_2 WHEN 2 THEN p.code_2 WHEN 3 THEN p.code_3 ELSE p.code_4 END
            + CASE s.place_3 WHEN 3 THEN p.code_3 WHEN 4 THEN p.code_4 ELSE p.code_5 END
            + CASE s.place_4 WHEN 4 THEN p.code_4 WHEN 5 THEN p.code_5 ELSE p.code_6 END
            + CASE s.place_5 WHEN 5 THEN p.code_5 WHEN 6 THEN p.code_6 ELSE p.code_7 END
        ) AS five_key
    FROM pattern_codes AS p
    INNER JOIN choices_of_five AS s ON p.cards >= s.place_5
),

-- One row per pattern: the best rank of its choices; no row if all its choices are worse than the pattern's hand_rank
best_ranks AS (
    SELECT n.hand_key, n.rank_codes, MIN(h.hand_rank) AS hand_rank
    FROM choices AS n
    CROSS JOIN hand_classes AS h
    WHERE n.five_key = h.hand_key AND n.hand_rank >= h.hand_rank
    GROUP BY n.hand_key, n.rank_codes
)

SELECT
    'hand_patterns has ' || CAST(COUNT(*) AS TEXT) || ' patterns of ' || CAST(p.cards AS TEXT)
    || ' cards with another rank than that of their best five, such as ' || CAST(MIN(p.hand_rank) AS TEXT) AS problem
FROM pattern_codes AS p
LEFT JOIN best_ranks AS b ON p.hand_key = b.hand_key AND p.rank_codes = b.rank_codes
WHERE p.hand_rank <> COALESCE(b.hand_rank, 0)
GROUP BY p.cards;
