-- Hands of hand_text ranked by the game or the rules of settings, or their error
-- Grain: one row per row of hand_text
-- Columns:
--   game_id: as in hand_text; board_cards has the board of the game's hands
--   written: the hand as it was written
--   hand: the player's own cards in the order of card_id if the hand has no error, else as written
--   category: the category by the rules of the high half, or of the low half in a game without a high half
--   low_hand: the low half's best_hand; all low columns are NULL if the pot is not divided
--   low_category: the low half's category
--   low_rank: the low half's hand_rank
--   low_description: the low half's description
--   error: an error of text_errors or game_errors, or no_cards, no_category, not_in_hand_cards, other_cards or no_rules
-- Reads: decks, game_errors, game_hands, game_ranks, hand_cards, hand_text, remedies, text_faults

-- First INSERT the rows of readable_cards INTO hand_cards. A hand whose game and player have no cards there has the
-- error not_in_hand_cards. If they have other cards there, the hand has the error other_cards. Hands of deal.sql are
-- ranked by deals.game.

DROP VIEW IF EXISTS game_text_ranks;

CREATE VIEW game_text_ranks AS
WITH
-- One row per card of any deck
known_cards AS (
    SELECT DISTINCT d.card_id, d.card, d.card_bit FROM decks AS d
),

-- One row per card of a hand: its number in the order of card_id
card_numbers AS (
    SELECT
        h.game_id,
        h.player_id,
        k.card_bit,
        ' ' || k.card AS card,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id ORDER BY k.card_id) AS number
    FROM hand_cards AS h
    LEFT JOIN known_cards AS k ON h.card_id = k.card_id
),

-- One row per hand of hand_cards: its cards as bits and as text
table_hands AS (
    SELECT
        c.game_id,
        c.player_id,
        COUNT(*) AS cards,
        CAST(SUM(c.card_bit) AS BIGINT) AS card_bits,
        SUBSTR(
            MAX(CASE WHEN c.number = 1 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 2 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 3 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 4 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 5 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 6 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.number = 7 THEN c.card ELSE '' END),
            2
        ) AS hand
    FROM card_numbers AS c
    GROUP BY c.game_id, c.player_id
),

-- One row per hand of hand_text: the error of its text, or of its cards in hand_cards, or ''
text_states AS (
    SELECT
        t.game_id,
        t.player_id,
        h.hand,
        CASE
            WHEN t.error > '' THEN t.error
            WHEN t.cards = 0 THEN 'no_cards'
            WHEN h.cards IS NULL THEN 'not_in_hand_cards'
            WHEN h.cards <> t.cards OR h.card_bits <> t.card_bits THEN 'other_cards'
            ELSE ''
        END AS error,
        t.remedy
    FROM text_faults AS t
    LEFT JOIN table_hands AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
),

-- One row per hand and half; half_number 1 is the only half or the high half
halves AS (
    SELECT r.*, ROW_NUMBER() OVER (PARTITION BY r.game_id, r.player_id ORDER BY r.half) AS half_number
    FROM game_ranks AS r
),

-- One row per hand that can be ranked
ranks AS (
    SELECT
        h.game_id,
        h.player_id,
        MAX(CASE WHEN h.half_number = 1 THEN h.best_hand END) AS best_hand,
        MAX(CASE WHEN h.half_number = 1 THEN h.category END) AS category,
        MAX(CASE WHEN h.half_number = 1 THEN h.hand_points END) AS hand_points,
        MAX(CASE WHEN h.half_number = 1 THEN h.hand_rank END) AS hand_rank,
        MAX(CASE WHEN h.half_number = 1 THEN h.description END) AS description,
        MAX(CASE WHEN h.half_number = 2 THEN h.best_hand END) AS low_hand,
        MAX(CASE WHEN h.half_number = 2 THEN h.category END) AS low_category,
        MAX(CASE WHEN h.half_number = 2 THEN h.hand_rank END) AS low_rank,
        MAX(CASE WHEN h.half_number = 2 THEN h.description END) AS low_description
    FROM halves AS h
    GROUP BY h.game_id, h.player_id
),

-- One row per hand of hand_text: its error in text_states or game_errors, no_rules if nothing ranks it, or ''
states AS (
    SELECT
        s.game_id,
        s.player_id,
        s.hand,
        CASE
            WHEN s.error > '' THEN s.error
            WHEN e.error > '' THEN e.error
            WHEN g.fault IS NULL THEN 'no_rules'
            ELSE ''
        END AS error,
        CASE WHEN s.remedy > '' THEN s.remedy WHEN s.error = '' THEN COALESCE(e.remedy, '') ELSE '' END AS remedy
    FROM text_states AS s
    LEFT JOIN game_hands AS g ON s.game_id = g.game_id AND s.player_id = g.player_id
    LEFT JOIN game_errors AS e ON s.game_id = e.game_id AND s.player_id = e.player_id
)

SELECT
    t.game_id,
    t.player_id,
    t.hand AS written,
    CASE WHEN r.category > '' THEN s.hand ELSE t.hand END AS hand,
    r.best_hand,
    r.category,
    r.hand_points,
    r.hand_rank,
    r.description,
    r.low_hand,
    r.low_category,
    r.low_rank,
    r.low_description,
    CASE WHEN s.error > '' THEN s.error WHEN r.category IS NULL THEN 'no_category' END AS error,
    CASE WHEN s.remedy > '' THEN s.remedy ELSE m.remedy END AS remedy
FROM hand_text AS t
INNER JOIN states AS s ON t.game_id = s.game_id AND t.player_id = s.player_id
LEFT JOIN ranks AS r
    ON s.game_id = r.game_id AND s.player_id = r.player_id AND s.error = '' AND r.category > ''
LEFT JOIN remedies AS m
    ON m.error = CASE WHEN s.error > '' THEN s.error WHEN r.category IS NULL THEN 'no_category' END;
