-- The two highest cards of every seven-card hand, and their part of its key
-- Grain: one row per card_5, suit_id (4: none) and two higher cards (110,500), card_5 < card_6 < card_7
-- Reads: deck, hole_cards, pattern_keys, suits
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS upper_pairs;

CREATE TEMPORARY TABLE upper_pairs (
    card_5 TINYINT NOT NULL, -- the card below them
    suit_id INTEGER NOT NULL, -- the suit that three or more cards below have; 4 if there is none
    card_6 TINYINT NOT NULL, -- the lower card
    card_7 TINYINT NOT NULL, -- the higher
    pattern_key INTEGER NOT NULL, -- their part of the key of a hand without a flush
    suited INTEGER NOT NULL, -- how many of the two have this suit
    suit_bits INTEGER NOT NULL -- their part of the key of a flush: the sum of 2^(rank - 2) over these
);

INSERT INTO upper_pairs (card_5, suit_id, card_6, card_7, pattern_key, suited, suit_bits)
WITH
-- One row per suit, and one for no suit
any_suits AS (
    SELECT s.suit_id FROM suits AS s
    UNION ALL
    SELECT 4 AS suit_id
)

SELECT
    c5.card_id AS card_5,
    a.suit_id,
    c6.card_id AS card_6,
    c7.card_id AS card_7,
    p.pattern_key,
    CASE WHEN c6.suit_id = a.suit_id THEN 1 ELSE 0 END + CASE WHEN c7.suit_id = a.suit_id THEN 1 ELSE 0 END AS suited,
    CASE WHEN c6.suit_id = a.suit_id THEN 1 << (c6.rank - 2) ELSE 0 END
    + CASE WHEN c7.suit_id = a.suit_id THEN 1 << (c7.rank - 2) ELSE 0 END AS suit_bits
FROM hole_cards AS h
INNER JOIN pattern_keys AS p ON h.rank_codes = p.rank_codes AND p.cards = 2
INNER JOIN deck AS c6 ON h.card_1 = c6.card_id
INNER JOIN deck AS c7 ON h.card_2 = c7.card_id
INNER JOIN deck AS c5 ON c6.card_id > c5.card_id
CROSS JOIN any_suits AS a
ORDER BY c5.card_id, a.suit_id, c6.card_id, c7.card_id;
