-- The two highest cards of every seven-card hand, and their part of the hand's key
-- Grain: one row per card_5, suit_id, suited, card_6 and card_7 (107,386), card_5 < card_6 < card_7
-- Reads: deck, hole_cards, lower_fives, pattern_keys
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS upper_pairs;

CREATE TEMPORARY TABLE upper_pairs (
    card_5 TINYINT NOT NULL, -- the highest of the five lower cards
    suit_id INTEGER NOT NULL, -- the suit that three or more of the five lower cards have; 4 if there is none
    suited INTEGER NOT NULL, -- how many of the five lower cards have suit_id
    card_6 TINYINT NOT NULL, -- the lower card of the pair
    card_7 TINYINT NOT NULL, -- the higher card of the pair
    flush INTEGER NOT NULL, -- 1 if five or more of the seven cards have suit_id, else 0
    key_part INTEGER NOT NULL -- the pair's pattern_key; in a flush -(the sum of 2^(rank - 2) over its cards of suit_id)
);

INSERT INTO upper_pairs (card_5, suit_id, suited, card_6, card_7, flush, key_part)
WITH
-- One row per card_5, suit_id and suited of the five lowest cards
suits_below AS (
    SELECT DISTINCT f.card_5, f.suit_id, f.suited FROM lower_fives AS f
),

-- One row per card_5, suit_id, suited, card_6 and card_7: suit_bits is the sum of 2^(rank - 2) over its cards of
-- suit_id
pairs AS (
    SELECT
        s.card_5,
        s.suit_id,
        s.suited,
        c6.card_id AS card_6,
        c7.card_id AS card_7,
        p.pattern_key,
        (CAST(c6.suit_id = s.suit_id AS INTEGER) << (c6.rank - 2))
        + (CAST(c7.suit_id = s.suit_id AS INTEGER) << (c7.rank - 2)) AS suit_bits
    FROM hole_cards AS h
    INNER JOIN pattern_keys AS p ON h.rank_codes = p.rank_codes AND p.cards = 2
    INNER JOIN deck AS c6 ON h.card_1 = c6.card_id
    INNER JOIN deck AS c7 ON h.card_2 = c7.card_id
    INNER JOIN suits_below AS s ON c6.card_id > s.card_5
)

SELECT
    p.card_5,
    p.suit_id,
    p.suited,
    p.card_6,
    p.card_7,
    CAST(p.suited + BIT_COUNT(p.suit_bits) >= 5 AS INTEGER) AS flush,
    CASE WHEN flush = 1 THEN -p.suit_bits ELSE p.pattern_key END AS key_part
FROM pairs AS p
ORDER BY p.card_5, p.suit_id, p.suited, p.card_6, p.card_7;
