-- The errors in cards: a card that occurs twice or is not in the game's deck, and a board with too many cards
-- Grain: one row per error
-- Reads: final_cards, game_judges, hand_boards, hand_totals, new_hands, pokersql.games, seat_totals
-- Engine: duckdb
-- Access: internal

-- In draw games the cards of players who folded may be dealt again. In games without a board, one card may be dealt as
-- a shared card of all players.

CREATE OR REPLACE TEMPORARY TABLE card_errors AS
WITH
-- One row per hand and player, and one row per first board: cards that may occur in only one row of the hand
card_sets AS (
    SELECT c.hand_no, c.cards, c.known_cards, c.card_bits
    FROM final_cards AS c
    INNER JOIN new_hands AS h ON c.hand_no = h.hand_no
    INNER JOIN pokersql.games AS g ON h.game = g.game
    INNER JOIN seat_totals AS s ON c.hand_no = s.hand_no AND c.place = s.place
    WHERE g.draws = 0 OR NOT s.folded
    UNION ALL
    SELECT b.hand_no, b.cards, b.known_cards, b.card_bits FROM hand_boards AS b
    WHERE b.board_no = 1
),

-- One row per hand with a duplicate card, or a card outside the deck
wrong_hands AS (
    SELECT s.hand_no
    FROM card_sets AS s
    INNER JOIN new_hands AS h ON s.hand_no = h.hand_no
    INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
    GROUP BY s.hand_no, j.deck_bits
    HAVING SUM(s.known_cards) > BIT_COUNT(BIT_OR(s.card_bits)) OR BIT_OR(s.card_bits) & ~j.deck_bits <> 0
),

-- One row per hand of wrong_hands and known card of this hand: how often the card occurs
cards AS (
    SELECT k.hand_no, k.card, COUNT(*) AS times
    FROM (
        SELECT s.hand_no, UNNEST(CARD_LIST(s.cards)) AS card
        FROM card_sets AS s
        INNER JOIN wrong_hands AS w ON s.hand_no = w.hand_no
    ) AS k
    WHERE k.card <> '??'
    GROUP BY k.hand_no, k.card
)

SELECT
    t.hand_no,
    CASE WHEN t.most_cards = 2 * t.most_board THEN 'double_board' ELSE 'wrong_board' END AS error,
    'at most ' || t.most_board || ' cards' AS expected,
    CAST(t.most_cards AS VARCHAR) AS found
FROM hand_totals AS t
WHERE t.most_cards > GREATEST(t.most_board, 1)

UNION ALL BY NAME

SELECT
    c.hand_no,
    'duplicate_card' AS error,
    '1 ' || c.card AS expected,
    CAST(c.times AS VARCHAR) AS found
FROM cards AS c
WHERE c.times > 1

UNION ALL BY NAME

SELECT
    c.hand_no,
    'not_in_deck' AS error,
    'a card of ' || h.game AS expected,
    c.card AS found
FROM cards AS c
INNER JOIN new_hands AS h ON c.hand_no = h.hand_no
INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
WHERE CARDS_BITS(c.card) & j.deck_bits = 0;
