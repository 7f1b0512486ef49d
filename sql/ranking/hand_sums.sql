-- Every hand of hand_cards as sums over its cards: its key in hand_keys, and its cards as bits
-- Grain: one row per hand of hand_cards
-- Columns:
--   cards: how many cards the hand has
--   card_bits: the sum of 2^card_id, a bit mask if all cards differ
--   flush_suit: the suit_id that five or more cards have, -1 if there is none
--   hand_key: as in hand_keys, NULL if the hand can't be ranked (hand_errors has its error)
-- Reads: deck, hand_cards, ranks

-- To rank millions of hands, join hand_keys by hand_key, and hand_classes by hand_rank for the categories.

DROP VIEW IF EXISTS hand_sums;

CREATE VIEW hand_sums AS
WITH
-- One row: a mask of the upper three of the four bits that a sum of rank codes has for each rank. In the sum over one
-- suit's cards these bits are 0 unless a card occurs twice
masks AS (
    SELECT CAST(14 * SUM(r.rank_code) AS BIGINT) AS upper_bits FROM ranks AS r
),

-- One row per hand and suit_id (NULL if deck lacks the card_id): how many cards, and the sums of their codes and bits
suit_sums AS (
    SELECT
        h.game_id,
        h.player_id,
        d.suit_id,
        COUNT(*) AS cards,
        CAST(SUM(d.rank_code) AS BIGINT) AS codes,
        CAST(SUM(d.card_bit) AS BIGINT) AS card_bits
    FROM hand_cards AS h
    LEFT JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id, d.suit_id
)

SELECT
    s.game_id,
    s.player_id,
    CAST(SUM(s.cards) AS BIGINT) AS cards,
    CAST(SUM(s.card_bits) AS BIGINT) AS card_bits,
    COALESCE(MAX(CASE WHEN s.cards >= 5 THEN s.suit_id END), -1) AS flush_suit,
    CASE
        WHEN
            SUM(s.cards) BETWEEN 5 AND 7
            AND COUNT(s.suit_id) = COUNT(*)
            AND MAX(s.codes & m.upper_bits) = 0
            THEN CAST(COALESCE(-MAX(CASE WHEN s.cards >= 5 THEN s.codes END), SUM(s.codes)) AS BIGINT)
    END AS hand_key
FROM suit_sums AS s
CROSS JOIN masks AS m
GROUP BY s.game_id, s.player_id;
