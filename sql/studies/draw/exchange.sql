-- Makes the draw of the last deals: thrown cards leave hand_cards, new ones come from the stub, and both are recorded
-- Grain: one new row of draws per player, one of exchanges per card
-- Reads: dealt_cards, discard_errors, drawing_cards, draws, exchanges, hand_cards, hand_combinations
-- Source: pokersql

-- Read it after sql/deal.sql. Whoever has no row in discards follows the strategy of draw_plans. Player 1's new cards
-- come first, then player 2's, in the order of the stub. A game with a row in discard_errors waits; one that had its
-- draw has no other.

INSERT INTO exchanges (game_id, player_id, place, thrown_id, drawn_id)
WITH
-- One row per game that has to wait
waiting AS (
    SELECT DISTINCT e.game_id, 1 AS is_waiting
    FROM discard_errors AS e
),

-- One row per card that goes: its turn in the game and in the hand
thrown AS (
    SELECT
        c.game_id,
        c.player_id,
        c.card_id,
        ROW_NUMBER() OVER (PARTITION BY c.game_id ORDER BY c.player_id, c.card_id) AS turn,
        ROW_NUMBER() OVER (PARTITION BY c.game_id, c.player_id ORDER BY c.card_id) AS place
    FROM drawing_cards AS c
    LEFT JOIN waiting AS w ON c.game_id = w.game_id
    WHERE c.is_kept = 0 AND COALESCE(w.is_waiting, 0) = 0
),

-- One row per card of the stub: its turn
stub AS (
    SELECT
        c.game_id,
        c.card_id,
        ROW_NUMBER() OVER (PARTITION BY c.game_id ORDER BY c.position) AS turn
    FROM dealt_cards AS c
    WHERE c.dealt_to = 'stub'
)

SELECT
    t.game_id,
    t.player_id,
    t.place,
    t.card_id AS thrown_id,
    s.card_id AS drawn_id
FROM thrown AS t
INNER JOIN stub AS s ON t.game_id = s.game_id AND t.turn = s.turn;

INSERT INTO draws (game_id, player_id, plan, dealt)
WITH
-- One row per game that has to wait
waiting AS (
    SELECT DISTINCT e.game_id, 1 AS is_waiting
    FROM discard_errors AS e
),

-- One row per player who draws
drawers AS (
    SELECT DISTINCT c.game_id, c.player_id, c.plan
    FROM drawing_cards AS c
)

SELECT d.game_id, d.player_id, d.plan, h.layout AS dealt
FROM drawers AS d
INNER JOIN hand_combinations AS h ON d.game_id = h.game_id AND d.player_id = h.player_id
LEFT JOIN waiting AS w ON d.game_id = w.game_id
WHERE COALESCE(w.is_waiting, 0) = 0;

-- A card that a player has thrown is in that hand only until here, so earlier draws are left as they are.
UPDATE hand_cards
SET card_id = exchanges.drawn_id
FROM exchanges
WHERE
    hand_cards.game_id = exchanges.game_id
    AND hand_cards.player_id = exchanges.player_id
    AND hand_cards.card_id = exchanges.thrown_id;
