-- The texture of each game's board: its suits, its pairs, its highest card, its straights and its flushes
-- Grain: one row per game of board_cards whose board has three to five cards
-- Columns:
--   game_id: as in board_cards
-- Reads: board_cards, deck, rank_textures, suit_textures

DROP VIEW IF EXISTS board_textures;

CREATE VIEW board_textures AS
WITH
-- One row per game and suit
suit_counts AS (
    SELECT b.game_id, d.suit_id, COUNT(*) AS cards, SUM(d.rank_code) AS rank_codes
    FROM board_cards AS b
    INNER JOIN deck AS d ON b.card_id = d.card_id
    GROUP BY b.game_id, d.suit_id
),

-- One row per game
boards AS (
    SELECT
        c.game_id,
        SUM(c.cards) AS cards,
        MAX(c.cards) AS most_suited,
        SUM(c.rank_codes) AS rank_codes
    FROM suit_counts AS c
    GROUP BY c.game_id
)

SELECT
    b.game_id,
    s.suits,
    r.paired,
    r.high_card,
    r.connected,
    r.straights_possible,
    s.flush_possible
FROM boards AS b
INNER JOIN rank_textures AS r ON b.cards = r.cards AND b.rank_codes = r.rank_codes
INNER JOIN suit_textures AS s ON b.cards = s.cards AND b.most_suited = s.most_suited;
