-- The rules and limits of hands in each half of the pot, for each game, and for each set of rules used without a game
-- Grain: one row per game and half (high or low); each set of rules also has one row, with game = ''
-- Reads: decks, game_halves, game_limits, key_rules, readings
-- Access: internal

-- name is the game or the rules in lower case without blanks and hyphens; half_number is 1 for the high half
-- or the only half, else 2. deck_bits is the sum of 2^card_id over the deck; wild_bits is the sum over the deck's wild
-- cards. has_sums is 1 if a sum over all cards gives the rank of a hand with up to most_cards cards. has_parts is 1 if
-- a sum over own cards and a sum over board cards give the rank (see the macro view_ranks_of). has_parts needs hands
-- with at least three board cards, no wild card, and rules by which no flush makes a hand worse.

DROP VIEW IF EXISTS judges;

CREATE VIEW judges AS
WITH
-- One row per deck
deck_sums AS (
    SELECT d.deck, CAST(SUM(d.card_bit) AS BIGINT) AS deck_bits
    FROM decks AS d
    GROUP BY d.deck
),

-- One row per rules and deck, for rules with wild cards
wild_sums AS (
    SELECT r.rules, d.deck, CAST(SUM(DISTINCT d.card_bit) AS BIGINT) AS wild_bits
    FROM readings AS r
    INNER JOIN decks AS d ON r.rank = d.rank
    WHERE r.wild = 1
    GROUP BY r.rules, d.deck
)

SELECT
    LOWER(REPLACE(REPLACE(l.game || l.rules, ' ', ''), '-', '')) AS name,
    l.game,
    l.rules,
    h.half,
    ROW_NUMBER() OVER (PARTITION BY l.game, l.rules ORDER BY h.half) AS half_number,
    h.half_rules,
    l.fewest_used,
    l.most_used,
    l.fewest_own,
    l.most_own,
    l.fewest_board,
    l.most_board,
    d.deck_bits,
    COALESCE(w.wild_bits, 0) AS wild_bits,
    k.cards,
    k.counts_suits,
    k.rainbow,
    k.most_cards,
    CASE
        WHEN w.wild_bits IS NULL AND k.rainbow = 0 AND l.fewest_used = 0 AND l.most_used = l.most_own THEN 1
        ELSE 0
    END AS has_sums,
    CASE
        WHEN w.wild_bits IS NULL AND k.rainbow = 0 AND k.suits_harm = 0 AND l.most_used BETWEEN 1 AND k.cards - 3 THEN 1
        ELSE 0
    END AS has_parts
FROM game_limits AS l
INNER JOIN game_halves AS h ON l.game = h.game AND l.rules = h.rules
INNER JOIN key_rules AS k ON h.half_rules = k.rules
INNER JOIN deck_sums AS d ON l.deck = d.deck
LEFT JOIN wild_sums AS w ON h.half_rules = w.rules AND l.deck = w.deck;
