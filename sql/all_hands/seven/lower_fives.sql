-- The five lowest cards of every seven-card hand, and their part of the hand's key
-- Grain: one row per five cards with two or more above them (2,118,760), card_1 < card_2 < card_3 < card_4 < card_5
-- Reads: deck, pattern_keys, suits
-- Engine: duckdb
-- Access: internal

-- Rows are sorted by card_5 first and card_1 last. In this order DuckDB compresses the table seven_card_hands to 274
-- MB; sorted by card_1 first, it would take 445 MB.

DROP TABLE IF EXISTS lower_fives;

CREATE TEMPORARY TABLE lower_fives (
    card_1 TINYINT NOT NULL, -- the lowest card_id
    card_2 TINYINT NOT NULL, -- the second card_id
    card_3 TINYINT NOT NULL, -- the third card_id
    card_4 TINYINT NOT NULL, -- the fourth card_id
    card_5 TINYINT NOT NULL, -- the highest of the five cards
    pattern_key INTEGER NOT NULL, -- the part of the five cards in the key of a hand without a flush
    suit_id INTEGER NOT NULL, -- the suit of three or more of the five, the only possible suit of a flush; 4 if none
    suited INTEGER NOT NULL, -- how many of the five cards have suit_id
    flush_key INTEGER NOT NULL -- added for a flush: -pattern_key - (the sum of 2^(rank - 2) over the cards of suit_id)
);

INSERT INTO lower_fives (card_1, card_2, card_3, card_4, card_5, pattern_key, suit_id, suited, flush_key)
WITH
-- One row per card: card_bit = 2^(13 * suit_id + rank - 2). So the 13 bits of a suit are adjacent; in deck.card_bit
-- they spread over 49 bits
cards AS (
    SELECT
        d.card_id,
        d.rank_code,
        CAST(1 AS BIGINT) << (13 * d.suit_id + d.rank - 2) AS card_bit
    FROM deck AS d
),

-- One row per four cards, MATERIALIZED because DuckDB splits a join among threads by blocks of 122,880 rows
fours AS MATERIALIZED (
    SELECT
        c1.card_id AS card_1,
        c2.card_id AS card_2,
        c3.card_id AS card_3,
        c4.card_id AS card_4,
        c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code AS rank_codes,
        c1.card_bit + c2.card_bit + c3.card_bit + c4.card_bit AS card_bits
    FROM cards AS c1
    INNER JOIN cards AS c2 ON c1.card_id < c2.card_id
    INNER JOIN cards AS c3 ON c2.card_id < c3.card_id
    INNER JOIN cards AS c4 ON c3.card_id < c4.card_id
),

-- One row per five cards with two or more cards above them
fives AS (
    SELECT
        f.card_1,
        f.card_2,
        f.card_3,
        f.card_4,
        c5.card_id AS card_5,
        f.rank_codes + c5.rank_code AS rank_codes,
        f.card_bits + c5.card_bit AS card_bits
    FROM fours AS f
    INNER JOIN cards AS c5 ON f.card_4 < c5.card_id
    WHERE c5.card_id < (SELECT MAX(d.card_id) - 1 FROM deck AS d)
)

SELECT
    f.card_1,
    f.card_2,
    f.card_3,
    f.card_4,
    f.card_5,
    p.pattern_key,
    COALESCE(s.suit_id, 4) AS suit_id,
    COALESCE(BIT_COUNT((f.card_bits >> (13 * s.suit_id)) & 8191), 0) AS suited,
    COALESCE(-p.pattern_key - ((f.card_bits >> (13 * s.suit_id)) & 8191), 0) AS flush_key
FROM fives AS f
INNER JOIN pattern_keys AS p ON f.rank_codes = p.rank_codes AND p.cards = 5
LEFT JOIN suits AS s ON BIT_COUNT((f.card_bits >> (13 * s.suit_id)) & 8191) >= 3
ORDER BY f.card_5, f.card_4, f.card_3, f.card_2, f.card_1;
