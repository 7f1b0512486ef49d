-- How the equity of each game is found, by what its rows say
-- Grain: one row per game
-- Reads: choice_places, deck, decks, games, key_rules
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- takes_ranges: two own cards, any of them used, and sums that tell the rank of all seven cards: the SQL of hold'em.
-- takes_boards: two own cards and three of the board make a hand, so ranks of sets of board cards are counted.
-- takes_choices: all choices of the cards are ranked; choice_places ends at so many cards.

DROP VIEW IF EXISTS game_methods;

CREATE VIEW game_methods AS
WITH
-- One row per game and half of its pot
halves AS (
    SELECT g.game, UNNEST([g.high_rules, g.low_rules]) AS rules FROM games AS g
),

-- One row per game: the traits of its rules
game_traits AS (
    SELECT
        h.game,
        COUNT(*) AS halves,
        MIN(k.most_cards) AS most_cards,
        MIN(k.cards) AS fewest_cards,
        MAX(k.rainbow) AS rainbow
    FROM halves AS h
    INNER JOIN key_rules AS k ON h.rules = k.rules
    GROUP BY h.game
),

-- One row per deck with a card that the deck of 52 lacks
other_decks AS (
    SELECT DISTINCT d.deck FROM decks AS d
    WHERE d.card_id NOT IN (SELECT s.card_id FROM deck AS s)
)

SELECT
    g.game,
    g.own_cards = 2
    AND g.board_cards = 5
    AND g.own_used < 0
    AND t.halves = 1
    AND t.most_cards = g.own_cards + g.board_cards
    AND g.low_rules = ''
    AND o.deck IS NULL AS takes_ranges,
    g.board_cards = 5 AND g.own_used = 2 AND t.fewest_cards = 5 AND t.rainbow = 0 AS takes_boards,
    g.own_cards <= 7 AND g.own_cards + g.board_cards <= (SELECT MAX(c.place) FROM choice_places AS c)
        AS takes_choices
FROM games AS g
INNER JOIN game_traits AS t ON g.game = t.game
LEFT JOIN other_decks AS o ON g.deck = o.deck;
