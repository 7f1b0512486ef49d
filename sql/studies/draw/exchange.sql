-- Makes the draw of the last deals: thrown cards leave hand_cards, new ones come from the stub, and both are recorded
-- Grain: one new row of draws per player, one of exchanges per card
-- Reads: dealt_cards, discard_errors, drawing_cards, draws, exchanges, hand_cards, hand_combinations
-- Source: pokersql

-- Read it after sql/deal.sql. A player without a row in discards follows draw_plans. The new cards come in the order of
-- the stub: player 1's first, then player 2's. A game with a row in discard_errors waits; a game draws once.

INSERT INTO exchanges (game_id, player_id, place, thrown_id, drawn_id)
WITH
-- One row per thrown card: its turn in the game and in the hand
thrown_cards AS (
    SELECT
        c.game_id,
        c.player_id,
        c.card_id,
        ROW_NUMBER() OVER (PARTITION BY c.game_id ORDER BY c.player_id, c.card_id) AS turn,
        ROW_NUMBER() OVER (PARTITION BY c.game_id, c.player_id ORDER BY c.card_id) AS place
    FROM drawing_cards AS c
    WHERE c.is_kept = 0 AND c.game_id NOT IN (SELECT e.game_id FROM discard_errors AS e)
),

-- One row per card of the stub: its turn
stub_cards AS (
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
FROM thrown_cards AS t
INNER JOIN stub_cards AS s ON t.game_id = s.game_id AND t.turn = s.turn;

INSERT INTO draws (game_id, player_id, plan, dealt)
SELECT DISTINCT
    c.game_id,
    c.player_id,
    c.plan,
    h.layout AS dealt
FROM drawing_cards AS c
INNER JOIN hand_combinations AS h ON c.game_id = h.game_id AND c.player_id = h.player_id
WHERE c.game_id NOT IN (SELECT e.game_id FROM discard_errors AS e);

-- Earlier exchanges change nothing: their thrown cards are no longer in hand_cards.
UPDATE hand_cards
SET card_id = exchanges.drawn_id
FROM exchanges
WHERE
    hand_cards.game_id = exchanges.game_id
    AND hand_cards.player_id = exchanges.player_id
    AND hand_cards.card_id = exchanges.thrown_id;
