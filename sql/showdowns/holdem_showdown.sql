-- Hold'em turned over: each player's two cards, the board, the best five of them all, and who wins
-- Grain: one row per player of a hold'em game of the last run; winners as in showdown, pot_share a part of 1
-- Reads: deals, dealt_cards, hand_cards, hand_ranks, hole_cards, players
-- Source: pokersql; the rules of Texas Hold'em

-- The board is in the order dealt: the flop's three cards, the turn, the river, as far as the deal went.
-- Written as one query by 'pokersql sql', this has no rows until the game in its settings is made 'holdem'.

DROP VIEW IF EXISTS holdem_showdown;

CREATE VIEW holdem_showdown AS
WITH
-- One row per card of a hand: whether it is the player's own or on the board, and which of those
held AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        c.card,
        c.dealt_to,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id, c.dealt_to ORDER BY c.position) AS card_number
    FROM dealt_cards AS c
    INNER JOIN deals AS d ON c.game_id = d.game_id
    INNER JOIN hand_cards AS h ON c.game_id = h.game_id AND c.card_id = h.card_id
    WHERE d.game = 'holdem'
),

-- One row per player: the two cards of their own, and the board as text
hands AS (
    SELECT
        h.game_id,
        h.player_id,
        MIN(CASE WHEN h.dealt_to = 'player' THEN h.card_id END) AS card_1,
        MAX(CASE WHEN h.dealt_to = 'player' THEN h.card_id END) AS card_2,
        MAX(CASE WHEN h.dealt_to = 'board' AND h.card_number = 1 THEN h.card END)
        || ' ' || MAX(CASE WHEN h.dealt_to = 'board' AND h.card_number = 2 THEN h.card END)
        || ' ' || MAX(CASE WHEN h.dealt_to = 'board' AND h.card_number = 3 THEN h.card END)
        || MAX(CASE WHEN h.dealt_to = 'board' AND h.card_number = 4 THEN ' ' || h.card ELSE '' END)
        || MAX(CASE WHEN h.dealt_to = 'board' AND h.card_number = 5 THEN ' ' || h.card ELSE '' END) AS board
    FROM held AS h
    GROUP BY h.game_id, h.player_id
),

-- One row per hand that can be ranked: its place in its game
placed AS (
    SELECT
        r.game_id,
        r.player_id,
        r.best_five,
        r.category,
        r.description,
        r.hand_rank,
        DENSE_RANK() OVER (PARTITION BY r.game_id ORDER BY r.hand_rank) AS player_ranking
    FROM hand_ranks AS r
),

-- One row per hand: the same, and how many share first place with it, 0 for those that don't
judged AS (
    SELECT
        r.*,
        CASE
            WHEN r.player_ranking = 1
                THEN COUNT(CASE WHEN r.player_ranking = 1 THEN 1 END) OVER (PARTITION BY r.game_id)
            ELSE 0
        END AS winners
    FROM placed AS r
)

SELECT
    h.game_id,
    d.seed,
    d.deal,
    j.player_ranking,
    h.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(h.player_id AS TEXT) END AS player,
    c.hole,
    c.starting_hand,
    h.board,
    j.best_five,
    j.category,
    j.description,
    j.hand_rank,
    j.winners,
    CASE WHEN j.winners > 0 THEN 1.0 / j.winners ELSE 0.0 END AS pot_share
FROM hands AS h
INNER JOIN deals AS d ON h.game_id = d.game_id
INNER JOIN hole_cards AS c ON h.card_1 = c.card_1 AND h.card_2 = c.card_2
INNER JOIN judged AS j ON h.game_id = j.game_id AND h.player_id = j.player_id
LEFT JOIN players AS p ON h.player_id = p.player_id;
