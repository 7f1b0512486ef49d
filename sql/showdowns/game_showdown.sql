-- The players' hands and shares of the pot in dealt games, by the rules of each game
-- Grain: one row per player of a game of the last run of deal.sql
-- Columns:
--   game_id: the game in hand_cards
--   seed: as in settings
--   deal: the number of the deal among the deals of the seed
--   game: see games
--   player_ranking: 1 for the largest share of the pot; equal shares are ordered by hand_rank, then by low_rank
--   player_id: the seat, from 1
--   hole: the player's own cards, in the order of card_id
--   board: the board cards in the order dealt; '' if the game has no board
--   best_hand: the cards that count for the high half, or for the low half in a game without a high half
--   category: the category of best_hand
--   description: the category, and the ranks that decide within it
--   hand_rank: the rank of best_hand; 1 is the best by the rules of its half
--   low_hand: the cards that count for the low half; '' if the hand does not qualify, or if the pot is not divided
--   low_description: low_hand in words, or ''
--   low_rank: the rank of low_hand, 1 is the best; NULL if low_hand is ''
--   share: the number of equal shares of the pot that the player wins; the pot has shares_of
--   shares_of: the number of equal shares of the pot, for example 4 if two players share one of its two halves
--   scoop: 1 if the player takes the whole pot
--   pot_share: share / shares_of, 0 to 1
-- Reads: choice_places, deals, decks, game_ranks, games, hand_places, players, settings

-- If h hands win the high half and l hands win the low half, the pot has 2 * h * l shares. Each winner of the high half
-- takes l shares, and each winner of the low half takes h shares. If no hand qualifies for one half, the winners of the
-- other half take the whole pot. Chinese poker has no rows, since game_ranks does not rank its hands.

DROP VIEW IF EXISTS game_showdown;

CREATE VIEW game_showdown AS
WITH
-- One row: the highest place in choice_places
most_places AS (
    SELECT MAX(c.place) AS places FROM choice_places AS c
),

-- One row per dealt game: first_half is 'high', or 'low' in a game without a high half
dealt_games AS (
    SELECT
        d.game_id,
        d.seed,
        d.deal,
        d.game,
        g.deck,
        CASE WHEN g.high_rules > '' THEN 'high' ELSE 'low' END AS first_half
    FROM deals AS d
    INNER JOIN settings AS s ON d.game_id >= s.first_game
    INNER JOIN games AS g ON d.game = g.game
    INNER JOIN most_places AS m ON g.own_cards + g.board_cards <= m.places
),

-- One row per card of a hand: number is 1, 2, ... among the own cards, and among the board cards
cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.is_own,
        c.card,
        h.place - CASE WHEN h.is_own = 1 THEN 0 ELSE h.own_cards END AS number
    FROM hand_places AS h
    INNER JOIN dealt_games AS g ON h.game_id = g.game_id
    INNER JOIN decks AS c ON g.deck = c.deck AND h.card_id = c.card_id
),

-- One row per hand and is_own: the own cards (1) or the board cards (0) as text
card_texts AS (
    SELECT
        c.game_id,
        c.player_id,
        c.is_own,
        MAX(CASE WHEN c.number = 1 THEN c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 2 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 3 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 4 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 5 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 6 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 7 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 8 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 9 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 10 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.number = 11 THEN ' ' || c.card ELSE '' END) AS cards
    FROM cards AS c
    GROUP BY c.game_id, c.player_id, c.is_own
),

-- One row per hand and half: is_best is 1 if it wins the half
half_places AS (
    SELECT
        r.game_id,
        r.player_id,
        CASE WHEN r.half = g.first_half THEN 1 ELSE 2 END AS half,
        r.best_hand,
        r.category,
        r.description,
        r.hand_rank,
        CASE
            WHEN r.hand_rank = MIN(r.hand_rank) OVER (PARTITION BY r.game_id, r.half) THEN 1
            ELSE 0
        END AS is_best
    FROM game_ranks AS r
    INNER JOIN dealt_games AS g ON r.game_id = g.game_id
),

-- One row per hand: the columns of both halves
hands AS (
    SELECT
        p.game_id,
        p.player_id,
        MAX(CASE WHEN p.half = 1 THEN p.best_hand END) AS best_hand,
        MAX(CASE WHEN p.half = 1 THEN p.category END) AS category,
        MAX(CASE WHEN p.half = 1 THEN p.description END) AS description,
        MAX(CASE WHEN p.half = 1 THEN p.hand_rank END) AS hand_rank,
        MAX(CASE WHEN p.half = 2 THEN p.best_hand END) AS low_hand,
        MAX(CASE WHEN p.half = 2 AND p.hand_rank > 0 THEN p.description END) AS low_description,
        MAX(CASE WHEN p.half = 2 THEN p.hand_rank END) AS low_rank,
        MAX(CASE WHEN p.half = 1 THEN p.is_best ELSE 0 END) AS wins_first,
        MAX(CASE WHEN p.half = 2 THEN p.is_best ELSE 0 END) AS wins_second
    FROM half_places AS p
    GROUP BY p.game_id, p.player_id
),

-- One row per hand: how many hands win each half of its game
winners AS (
    SELECT
        h.*,
        CAST(SUM(h.wins_first) OVER (PARTITION BY h.game_id) AS INTEGER) AS first_winners,
        CAST(SUM(h.wins_second) OVER (PARTITION BY h.game_id) AS INTEGER) AS second_winners
    FROM hands AS h
),

-- One row per hand: it wins `share` of the `shares_of` equal shares of its game's pot
shares AS (
    SELECT
        w.*,
        w.wins_first * CASE WHEN w.second_winners > 0 THEN w.second_winners ELSE 1 END
        + w.wins_second * CASE WHEN w.first_winners > 0 THEN w.first_winners ELSE 1 END AS share,
        CASE
            WHEN w.first_winners > 0 AND w.second_winners > 0 THEN 2 * w.first_winners * w.second_winners
            ELSE w.first_winners + w.second_winners
        END AS shares_of
    FROM winners AS w
)

SELECT
    g.game_id,
    g.seed,
    g.deal,
    g.game,
    DENSE_RANK() OVER (
        PARTITION BY g.game_id
        ORDER BY s.share DESC, COALESCE(s.hand_rank, 1000000), COALESCE(s.low_rank, 1000000)
    ) AS player_ranking,
    s.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(s.player_id AS TEXT) END AS player,
    o.cards AS hole,
    COALESCE(b.cards, '') AS board,
    COALESCE(s.best_hand, '') AS best_hand,
    s.category,
    s.description,
    s.hand_rank,
    COALESCE(s.low_hand, '') AS low_hand,
    COALESCE(s.low_description, '') AS low_description,
    s.low_rank,
    s.share,
    s.shares_of,
    CASE WHEN s.share > 0 AND s.share = s.shares_of THEN 1 ELSE 0 END AS scoop,
    CASE WHEN s.share > 0 THEN 1.0 * s.share / s.shares_of ELSE 0.0 END AS pot_share
FROM shares AS s
INNER JOIN dealt_games AS g ON s.game_id = g.game_id
INNER JOIN card_texts AS o ON s.game_id = o.game_id AND s.player_id = o.player_id AND o.is_own = 1
LEFT JOIN card_texts AS b ON s.game_id = b.game_id AND s.player_id = b.player_id AND b.is_own = 0
LEFT JOIN players AS p ON s.player_id = p.player_id;
