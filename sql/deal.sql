-- Deals settings.rounds games: inserts a row per game into deals, hands into hand_cards, and boards into board_cards
-- Grain: one new row per game in the table deals, with the next free game_id
-- Reads: board_cards, deals, dealt_cards, game_rooms, games, hand_cards, hand_text, settings

-- first_game is the highest game_id in use, plus 1, so that a new deal and existing hands never share a game_id.
UPDATE settings
SET
    first_game = (
        SELECT COALESCE(MAX(used.game_id), 0) + 1
        FROM (
            SELECT deals.game_id FROM deals
            UNION ALL
            SELECT hand_cards.game_id FROM hand_cards
            UNION ALL
            SELECT hand_text.game_id FROM hand_text
            UNION ALL
            SELECT board_cards.game_id FROM board_cards
        ) AS used
    );

-- If settings.deal is 0, it becomes the number after the seed's last deal. For a seed without deals this is 1.
UPDATE settings
SET
    deal = COALESCE(
        (
            SELECT l.deal + 1
            FROM (
                SELECT d.deal, ROW_NUMBER() OVER (ORDER BY d.game_id DESC) AS place
                FROM deals AS d
                INNER JOIN settings AS s ON d.seed = s.seed
            ) AS l
            WHERE l.place = 1
        ),
        1
    )
WHERE deal = 0;

-- For an unknown game, game is NULL. If there are more players than game_rooms.players, players is NULL. Then
-- the INSERT fails. 'pokersql sql' prints the SELECT below without the UPDATE above, so the SELECT reads deal 0 as 1.
INSERT INTO deals (game_id, seed, deal, players, shuffle, riffles, dealing, game, street)
WITH RECURSIVE
-- One row per binary digit
bits AS (
    SELECT 0 AS bit
    UNION ALL
    SELECT 1 AS bit
),

-- One row per round, from 1. Round n adds rounds 2n and 2n + 1, so the recursion makes a million rounds in 20 steps
rounds AS (
    SELECT 1 AS round
    UNION ALL
    SELECT r.round * 2 + b.bit AS round
    FROM rounds AS r
    CROSS JOIN bits AS b
    INNER JOIN settings AS s ON r.round * 2 + b.bit <= s.rounds
)

SELECT
    s.first_game + r.round - 1 AS game_id,
    s.seed,
    CASE WHEN s.deal = 0 THEN 1 ELSE s.deal END + r.round - 1 AS deal,
    CASE WHEN s.players > g.players THEN NULL ELSE s.players END AS players,
    s.shuffle,
    s.riffles,
    s.dealing,
    g.game,
    s.street
FROM settings AS s
CROSS JOIN rounds AS r
LEFT JOIN game_rooms AS g ON s.game = g.game
ORDER BY r.round;

INSERT INTO hand_cards (game_id, player_id, card_id)
WITH RECURSIVE
-- One row per player_id, from 1 to settings.players
seats AS (
    SELECT 1 AS player_id
    UNION ALL
    SELECT t.player_id + 1 AS player_id
    FROM seats AS t
    INNER JOIN settings AS s ON t.player_id < s.players
),

-- One row per player_id and dealt_to, which is the player's own number. If the game's showdown is holdem_showdown, the
-- player also has a row with dealt_to = 0, the board, because hand_ranks reads only hand_cards
holders AS (
    SELECT t.player_id, t.player_id AS dealt_to
    FROM seats AS t
    UNION ALL
    SELECT t.player_id, 0 AS dealt_to
    FROM seats AS t
    INNER JOIN settings AS s ON t.player_id <= s.players
    INNER JOIN games AS g ON s.game = g.game
    WHERE g.showdown = 'holdem_showdown'
)

SELECT c.game_id, h.player_id, c.card_id
FROM dealt_cards AS c
INNER JOIN holders AS h ON COALESCE(c.player_id, 0) = h.dealt_to
WHERE c.dealt_to <> 'stub'
ORDER BY c.game_id, h.player_id, c.position;

INSERT INTO board_cards (game_id, position, card_id)
WITH
-- One row per card of a board
boards AS (
    SELECT c.game_id, c.position AS place, c.card_id
    FROM dealt_cards AS c
    WHERE c.dealt_to = 'board'
)

SELECT
    b.game_id,
    ROW_NUMBER() OVER (PARTITION BY b.game_id ORDER BY b.place) AS position,
    b.card_id
FROM boards AS b
ORDER BY b.game_id, b.place;

UPDATE settings SET deal = 0;
