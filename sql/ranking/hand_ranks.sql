-- Hands of five, six or seven cards with their rank, their name and their best five
-- Grain: one row per hand in hand_cards that can be ranked (hand_errors has the others)
-- Columns:
--   hand: all cards, in the order of card_id: 2c 3c 8c 8s 9d Ah As
--   best_five: the five cards that count, in the order of card_id
-- Reads: deck, hand_cards, hand_classes, hand_keys, hand_sums

-- hand_classes.hand_key gives the number of cards of each rank in the best five. best_five takes this many cards of
-- each rank, in the flush's suit or in the lowest suits of the hand. hand_sums is faster, since it makes no texts.

DROP VIEW IF EXISTS hand_ranks;

CREATE VIEW hand_ranks AS
WITH
-- One row per hand that can be ranked: codes is the sum of the rank codes of its best five cards
classes AS (
    SELECT
        s.game_id,
        s.player_id,
        s.card_bits,
        s.flush_suit,
        k.hand_rank,
        c.hand_key * (1 - 2 * c.suited) AS codes
    FROM hand_sums AS s
    INNER JOIN hand_keys AS k ON s.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
),

-- One row per card: counting is how many cards of its rank are in the best five, 0 for a card outside a flush's suit;
-- lower_suits has a bit for each of the hand's cards of this rank in a lower suit, but is 0 in a flush
cards AS (
    SELECT
        c.game_id,
        c.player_id,
        c.hand_rank,
        ' ' || d.card AS card,
        ROW_NUMBER() OVER (PARTITION BY c.game_id, c.player_id ORDER BY d.card_id) AS card_number,
        CASE WHEN c.flush_suit IN (-1, d.suit_id) THEN (c.codes >> (4 * d.rank - 8)) & 7 ELSE 0 END AS counting,
        CASE WHEN c.flush_suit = -1 THEN (c.card_bits & (d.card_bit - 1)) >> (4 * d.rank - 8) ELSE 0 END AS lower_suits
    FROM hand_cards AS t
    INNER JOIN deck AS d ON t.card_id = d.card_id
    INNER JOIN classes AS c ON t.game_id = c.game_id AND t.player_id = c.player_id
),

-- One row per card of a hand: its text; best_card is the same text for one of the best five, else ''
card_texts AS (
    SELECT
        c.game_id,
        c.player_id,
        c.hand_rank,
        c.card_number,
        c.card,
        CASE
            WHEN (c.lower_suits & 1) + ((c.lower_suits >> 1) & 1) + ((c.lower_suits >> 2) & 1) < c.counting THEN c.card
            ELSE ''
        END AS best_card
    FROM cards AS c
),

-- One row per hand: all its cards and the best five as text
hands AS (
    SELECT
        s.game_id,
        s.player_id,
        s.hand_rank,
        SUBSTR(
            MAX(CASE WHEN s.card_number = 1 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 2 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 3 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 4 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 5 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 6 THEN s.card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 7 THEN s.card ELSE '' END),
            2
        ) AS hand,
        SUBSTR(
            MAX(CASE WHEN s.card_number = 1 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 2 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 3 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 4 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 5 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 6 THEN s.best_card ELSE '' END)
            || MAX(CASE WHEN s.card_number = 7 THEN s.best_card ELSE '' END),
            2
        ) AS best_five
    FROM card_texts AS s
    GROUP BY s.game_id, s.player_id, s.hand_rank
)

SELECT
    h.game_id,
    h.player_id,
    h.hand,
    h.best_five,
    h.hand_rank,
    c.hand_points,
    c.category,
    c.description
FROM hands AS h
INNER JOIN hand_classes AS c ON h.hand_rank = c.hand_rank;
