-- The rank of every hand of five, six or seven cards, by its key, and its best five
-- Grain: one row per hand in hand_cards that can be ranked (hand_errors has the others)
-- Reads: deck, hand_cards, hand_classes, hand_keys
-- Source: pokersql

-- The class says how many cards of each rank the best five have: those of the lowest suits, in a flush those of its
-- suit. So no choice of five is tried (hand_choices has them all).

DROP VIEW IF EXISTS hand_ranks;

CREATE VIEW hand_ranks AS
WITH
-- One row per card of a hand: its number in rising order, the same for a card that is there twice
cards AS (
    SELECT
        h.game_id,
        h.player_id,
        ' ' || d.card AS card,
        d.rank,
        d.suit_id,
        d.rank_code,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY h.card_id) AS card_number
    FROM hand_cards AS h
    LEFT JOIN deck AS d ON h.card_id = d.card_id
),

-- One row per hand and suit in it: how many cards, the number of the last, and the sum of their codes
suits AS (
    SELECT
        c.game_id,
        c.player_id,
        c.suit_id,
        COUNT(*) AS cards,
        MAX(c.card_number) AS last_number,
        CAST(SUM(c.rank_code) AS BIGINT) AS codes
    FROM cards AS c
    GROUP BY c.game_id, c.player_id, c.suit_id
),

-- One row per hand that can be ranked: its key, its cards as bits, and the suit of its flush if it has one (-1: none)
keys AS (
    SELECT
        s.game_id,
        s.player_id,
        CAST(COALESCE(-MAX(CASE WHEN s.cards >= 5 THEN s.codes END), SUM(s.codes)) AS BIGINT) AS hand_key,
        CAST(SUM(s.codes << s.suit_id) AS BIGINT) AS card_bits,
        COALESCE(MAX(CASE WHEN s.cards >= 5 THEN s.suit_id END), -1) AS flush_suit
    FROM suits AS s
    GROUP BY s.game_id, s.player_id
    HAVING
        SUM(s.cards) BETWEEN 5 AND 7
        AND MAX(s.last_number) = SUM(s.cards)
        AND COUNT(s.suit_id) = COUNT(*)
),

-- One row per hand: its rank, and the codes of its best five
classes AS (
    SELECT
        k.game_id,
        k.player_id,
        k.card_bits,
        k.flush_suit,
        c.hand_rank,
        c.hand_key * (1 - 2 * c.suited) AS codes
    FROM keys AS k
    INNER JOIN hand_keys AS h ON k.hand_key = h.hand_key
    INNER JOIN hand_classes AS c ON h.hand_rank = c.hand_rank
),

-- One row per card of a hand: how many cards of its rank the best five have, and in which suits the hand has this rank
-- below the card's own, as bits
placed_cards AS (
    SELECT
        c.game_id,
        c.player_id,
        r.hand_rank,
        c.card_number,
        c.card,
        CASE WHEN r.flush_suit IN (-1, c.suit_id) THEN (r.codes >> (4 * c.rank - 8)) & 7 ELSE 0 END AS wanted,
        CASE
            WHEN r.flush_suit = -1 THEN (r.card_bits & ((c.rank_code << c.suit_id) - 1)) >> (4 * c.rank - 8)
            ELSE 0
        END AS lower_suits
    FROM cards AS c
    INNER JOIN classes AS r ON c.game_id = r.game_id AND c.player_id = r.player_id
),

-- One row per card of a hand: as text, and again if it is one of the best five
spelled_cards AS (
    SELECT
        p.game_id,
        p.player_id,
        p.hand_rank,
        p.card_number,
        p.card,
        CASE
            WHEN (p.lower_suits & 1) + ((p.lower_suits >> 1) & 1) + ((p.lower_suits >> 2) & 1) < p.wanted THEN p.card
            ELSE ''
        END AS best_card
    FROM placed_cards AS p
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
    FROM spelled_cards AS s
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
