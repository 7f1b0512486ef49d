-- The traits of each game that decide how its equity is computed
-- Grain: one row per game in which a player has one hand, so not for Chinese poker
-- Reads: games, judges
-- Access: internal

-- is_sum: the pot is not divided into halves, and the sum over all cards of a hand gives its rank.
-- has_kinds: two boards give a hand the same rank if they have the same ranks and, in a suit of three or more cards,
-- the same cards.
-- flush_cards: the number of cards of a suit that make a flush, 99 if there are no flushes.
-- is_low: the pot is not divided, and the low hand wins it.
-- has_starting_hands: is_sum and has_kinds are true, and a player has two own cards.

DROP VIEW IF EXISTS game_methods;

CREATE VIEW game_methods AS
WITH
-- One row per game: its numbers of cards and the traits of its halves
game_traits AS (
    SELECT
        j.game,
        MAX(j.deck_bits) AS deck_bits,
        MAX(j.most_own) AS own_cards,
        MAX(j.most_board) AS board_cards,
        MAX(CASE WHEN j.half_number = 1 THEN j.half_rules ELSE '' END) AS high_rules,
        MIN(CASE WHEN j.counts_suits = 1 THEN j.cards ELSE 99 END) AS flush_cards,
        COUNT(*) AS halves,
        MAX(j.half) AS last_half,
        MIN(CASE WHEN j.has_sums = 1 AND j.most_own + j.most_board <= j.most_cards THEN 1 ELSE 0 END) AS has_sums,
        MIN(CASE WHEN j.has_parts = 1 AND j.most_board = 5 THEN 1 ELSE 0 END) AS has_parts
    FROM judges AS j
    WHERE j.game > ''
    GROUP BY j.game
)

SELECT
    t.game,
    t.deck_bits,
    t.own_cards,
    t.board_cards,
    g.most_players,
    t.high_rules,
    DENSE_RANK() OVER (ORDER BY t.high_rules) AS rules_number,
    t.flush_cards,
    t.halves = 1 AND t.last_half = 'low' AS is_low,
    t.halves = 1 AND t.has_sums = 1 AS is_sum,
    t.has_parts = 1 AS has_kinds,
    t.halves = 1 AND t.has_sums = 1 AND t.has_parts = 1 AND t.own_cards = 2 AS has_starting_hands
FROM game_traits AS t
INNER JOIN games AS g ON t.game = g.game;
