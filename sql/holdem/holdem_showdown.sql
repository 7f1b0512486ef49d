-- The showdown of hold'em: each player's two cards, the board, the best five cards, and the winners
-- Grain: one row per player and deal of the last run of deal.sql; only games with showdown = 'holdem_showdown'
-- Columns:
--   player_ranking: 1 wins; equal hands share a ranking
--   player_id: the seat, from 1
--   board: the dealt board cards in order: the flop's three cards, the turn, the river
--   description: the category, and the ranks that decide within it
--   winners: how many hands share first place; 0 for a hand that loses
--   pot_share: 1 / winners, 0 for a hand that loses
-- Reads: deals, dealt_cards, games, hand_cards, hand_ranks, hole_cards, players

-- The query that 'pokersql sql holdem_showdown' prints has no rows until you change its game to 'holdem'.

DROP VIEW IF EXISTS holdem_showdown;

CREATE VIEW holdem_showdown AS
WITH
-- One row per card of a hand: card_number is 1, 2, ... for own cards and again for board cards, in the order dealt
cards AS (
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
    INNER JOIN games AS g ON d.game = g.game
    WHERE g.showdown = 'holdem_showdown'
),

-- One row per player: the two own cards, and the board as text
hands AS (
    SELECT
        c.game_id,
        c.player_id,
        MIN(CASE WHEN c.dealt_to = 'player' THEN c.card_id END) AS card_1,
        MAX(CASE WHEN c.dealt_to = 'player' THEN c.card_id END) AS card_2,
        MAX(CASE WHEN c.dealt_to = 'board' AND c.card_number = 1 THEN c.card END)
        || MAX(CASE WHEN c.dealt_to = 'board' AND c.card_number = 2 THEN ' ' || c.card END)
        || MAX(CASE WHEN c.dealt_to = 'board' AND c.card_number = 3 THEN ' ' || c.card END)
        || MAX(CASE WHEN c.dealt_to = 'board' AND c.card_number = 4 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.dealt_to = 'board' AND c.card_number = 5 THEN ' ' || c.card ELSE '' END) AS board
    FROM cards AS c
    GROUP BY c.game_id, c.player_id
),

-- One row per hand that can be ranked: its ranking in its game, and how many hands share first place (0 if it loses)
shares AS (
    SELECT
        r.*,
        DENSE_RANK() OVER (PARTITION BY r.game_id ORDER BY r.hand_rank) AS player_ranking,
        CASE
            WHEN r.hand_rank = MIN(r.hand_rank) OVER (PARTITION BY r.game_id)
                THEN COUNT(*) OVER (PARTITION BY r.game_id, r.hand_rank)
            ELSE 0
        END AS winners
    FROM hand_ranks AS r
)

SELECT
    d.game_id,
    d.seed,
    d.deal,
    s.player_ranking,
    s.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(s.player_id AS TEXT) END AS player,
    c.hole,
    c.starting_hand,
    h.board,
    s.best_five,
    s.category,
    s.description,
    s.hand_rank,
    s.winners,
    CASE WHEN s.winners > 0 THEN 1.0 / s.winners ELSE 0.0 END AS pot_share
FROM hands AS h
INNER JOIN deals AS d ON h.game_id = d.game_id
INNER JOIN hole_cards AS c ON h.card_1 = c.card_1 AND h.card_2 = c.card_2
INNER JOIN shares AS s ON h.game_id = s.game_id AND h.player_id = s.player_id
LEFT JOIN players AS p ON h.player_id = p.player_id;
