-- Makes the next draw of each game in the last run of deal.sql: replaces and records the thrown cards of hand_cards
-- Grain: one new row of draws per player, and one new row of exchanges per thrown card
-- Reads: discard_errors, discards, drawing_cards, drawing_hands, draws, exchanges, hand_cards, stub_cards, this_draw

-- Run this file after sql/deal.sql, once for each draw of the game. A player without a row in discards follows the
-- strategy of draw_plans or low_cards. Player 1 takes the first cards of the stub, player 2 the next cards. A game with
-- a row in discard_errors does not draw.

DELETE FROM this_draw;

INSERT INTO this_draw (game_id, player_id, draw, card_id, plan, is_kept, layout)
SELECT
    c.game_id,
    c.player_id,
    c.draw,
    c.card_id,
    c.plan,
    c.is_kept,
    h.layout
FROM drawing_cards AS c
INNER JOIN drawing_hands AS h ON c.game_id = h.game_id AND c.player_id = h.player_id
WHERE c.game_id NOT IN (SELECT e.game_id FROM discard_errors AS e);

INSERT INTO exchanges (game_id, player_id, draw, place, thrown_id, drawn_id)
WITH
-- One row per thrown card: `turn` numbers the thrown cards of the game, `place` the thrown cards of the hand
thrown_cards AS (
    SELECT
        c.game_id,
        c.player_id,
        c.draw,
        c.card_id,
        ROW_NUMBER() OVER (PARTITION BY c.game_id ORDER BY c.player_id, c.card_id) AS turn,
        ROW_NUMBER() OVER (PARTITION BY c.game_id, c.player_id ORDER BY c.card_id) AS place
    FROM this_draw AS c
    WHERE c.is_kept = 0
)

SELECT
    t.game_id,
    t.player_id,
    t.draw,
    t.place,
    t.card_id AS thrown_id,
    s.card_id AS drawn_id
FROM thrown_cards AS t
INNER JOIN stub_cards AS s ON t.game_id = s.game_id AND t.turn = s.turn;

INSERT INTO draws (game_id, player_id, draw, plan, dealt)
SELECT DISTINCT
    c.game_id,
    c.player_id,
    c.draw,
    c.plan,
    c.layout AS dealt
FROM this_draw AS c;

-- Games with errors keep their rows in discards.
DELETE FROM discards
WHERE game_id IN (SELECT c.game_id FROM this_draw AS c);

UPDATE hand_cards
SET card_id = exchanges.drawn_id
FROM exchanges
WHERE
    hand_cards.game_id = exchanges.game_id
    AND hand_cards.player_id = exchanges.player_id
    AND hand_cards.card_id = exchanges.thrown_id
    AND (exchanges.game_id, exchanges.draw) IN (SELECT c.game_id, c.draw FROM this_draw AS c);
