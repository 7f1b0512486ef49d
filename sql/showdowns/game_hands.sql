-- Every hand of hand_cards with the game or the rules that rank it, and its fault if it can't be ranked
-- Grain: one row per hand
-- Reads: board_cards, deals, decks, game_limits, hand_cards, settings
-- Access: internal

-- A dealt hand is ranked by deals.game. Any other hand is ranked by settings.rules, or by settings.game if
-- settings.rules is ''. own_cards counts the cards that are not on the board: hold'em deals put the board into
-- hand_cards, too. fault is the name of an error in remedies, or ''; found is the text after this name in the error.

DROP VIEW IF EXISTS game_hands;

CREATE VIEW game_hands AS
WITH
-- One row per game_id of hand_cards: the game or the rules that rank its hands, and their limits
judged_games AS (
    SELECT
        h.game_id,
        l.game,
        l.rules,
        l.deck,
        l.fewest_used,
        l.most_used,
        l.fewest_own,
        l.most_own,
        l.fewest_board,
        l.most_board
    FROM (SELECT DISTINCT c.game_id FROM hand_cards AS c) AS h
    CROSS JOIN settings AS s
    LEFT JOIN deals AS d ON h.game_id = d.game_id
    INNER JOIN game_limits AS l
        ON
            l.game = CASE WHEN d.game > '' THEN d.game WHEN s.rules > '' THEN '' ELSE s.game END
            AND l.rules = CASE WHEN d.game > '' THEN '' ELSE s.rules END
),

-- One row per board and card_id: the column times is the number of copies of the card on the board
boards AS (
    SELECT b.game_id, b.card_id, COUNT(*) AS times
    FROM board_cards AS b
    GROUP BY b.game_id, b.card_id
),

-- One row per board: its number of cards, its lowest card that the deck lacks, and its lowest duplicate
board_counts AS (
    SELECT
        b.game_id,
        CAST(SUM(b.times) AS BIGINT) AS cards,
        MIN(CASE WHEN d.card_id IS NULL THEN b.card_id END) AS missing_card,
        MIN(CASE WHEN b.times > 1 THEN b.card_id END) AS duplicate_card
    FROM boards AS b
    INNER JOIN judged_games AS j ON b.game_id = j.game_id
    LEFT JOIN decks AS d ON j.deck = d.deck AND b.card_id = d.card_id
    GROUP BY b.game_id
),

-- One row per hand and card_id: times is the number of copies of the card in the hand; shared equals times if the board
-- has the card, else 0
cards AS (
    SELECT h.game_id, h.player_id, h.card_id, COUNT(*) AS times, COUNT(b.card_id) AS shared
    FROM hand_cards AS h
    LEFT JOIN boards AS b ON h.game_id = b.game_id AND h.card_id = b.card_id
    GROUP BY h.game_id, h.player_id, h.card_id
),

-- One row per hand: its number of cards, its lowest card that the deck lacks, its lowest duplicate, and its lowest card
-- on the board
hands AS (
    SELECT
        c.game_id,
        c.player_id,
        CAST(SUM(c.times) AS BIGINT) AS cards,
        CAST(SUM(c.shared) AS BIGINT) AS shared,
        MIN(CASE WHEN d.card_id IS NULL THEN c.card_id END) AS missing_card,
        MIN(CASE WHEN c.times > 1 THEN c.card_id END) AS duplicate_card,
        MIN(CASE WHEN c.shared > 0 THEN c.card_id END) AS shared_card
    FROM cards AS c
    INNER JOIN judged_games AS j ON c.game_id = j.game_id
    LEFT JOIN decks AS d ON j.deck = d.deck AND c.card_id = d.card_id
    GROUP BY c.game_id, c.player_id
),

-- One row per hand: how many own cards and board cards it has, and its first invalid cards (NULL if none)
counts AS (
    SELECT
        h.game_id,
        h.player_id,
        h.cards - h.shared AS own_cards,
        COALESCE(b.cards, 0) AS board_cards,
        COALESCE(h.missing_card, b.missing_card) AS missing_card,
        CASE
            WHEN h.duplicate_card >= 0 THEN h.duplicate_card
            WHEN b.duplicate_card >= 0 THEN b.duplicate_card
            WHEN h.shared > 0 AND (h.shared < b.cards OR h.cards - h.shared < j.fewest_own) THEN h.shared_card
        END AS duplicate_card
    FROM hands AS h
    INNER JOIN judged_games AS j ON h.game_id = j.game_id
    LEFT JOIN board_counts AS b ON h.game_id = b.game_id
),

-- One row per card of any deck
known_cards AS (
    SELECT DISTINCT d.card_id, d.card FROM decks AS d
)

SELECT
    c.game_id,
    c.player_id,
    j.game,
    j.rules,
    j.deck,
    j.fewest_used,
    j.most_used,
    c.own_cards,
    c.board_cards,
    CASE
        WHEN c.missing_card IS NOT NULL AND m.card IS NULL THEN 'bad_card_id'
        WHEN c.missing_card IS NOT NULL THEN 'not_in_deck'
        WHEN c.duplicate_card IS NOT NULL THEN 'duplicate_card'
        WHEN c.own_cards NOT BETWEEN j.fewest_own AND j.most_own THEN 'own_count'
        WHEN c.board_cards NOT BETWEEN j.fewest_board AND j.most_board THEN 'wrong_board'
        ELSE ''
    END AS fault,
    CASE
        WHEN c.missing_card IS NOT NULL THEN COALESCE('''' || m.card || '''', CAST(c.missing_card AS TEXT))
        WHEN c.duplicate_card IS NOT NULL THEN '''' || d.card || ''''
        WHEN c.own_cards NOT BETWEEN j.fewest_own AND j.most_own THEN CAST(c.own_cards AS TEXT)
        ELSE CAST(c.board_cards AS TEXT)
    END AS found
FROM counts AS c
INNER JOIN judged_games AS j ON c.game_id = j.game_id
LEFT JOIN known_cards AS m ON c.missing_card = m.card_id
LEFT JOIN known_cards AS d ON c.duplicate_card = d.card_id;
