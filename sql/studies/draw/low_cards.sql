-- The cards of hands in games without high_rules, and whether a simple strategy keeps each card
-- Grain: one row per card of a hand, in games that have a draw left and whose high_rules are ''
-- Reads: choice_places, decks, games, hand_cards, next_draws, readings, rule_categories
-- Access: internal

-- A player keeps cards that can be part of a hand of the best category: their ranks differ, and no rank is above eight.
-- The player keeps the most cards possible, and the lowest cards if there are several choices. In badugi, the suits
-- differ, too. In deuce to seven, five kept cards are neither a straight nor a flush.

DROP VIEW IF EXISTS low_cards;

CREATE VIEW low_cards AS
WITH
-- One row per set of rules: the hand_points of its best category
best_categories AS (
    SELECT c.rules, MAX(c.hand_points) AS hand_points FROM rule_categories AS c
    GROUP BY c.rules
),

-- One row per set of rules and rank in readings: the lowest rank that a card of this rank can count as
low_ranks AS (
    SELECT r.rules, r.rank, MIN(r.reads_as) AS reads_as FROM readings AS r
    WHERE r.wild = 0
    GROUP BY r.rules, r.rank
),

-- One row per card of a hand: the card's place in the hand, and its lowest rank by the rules
cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        d.card,
        d.suit_id,
        g.low_rules AS rules,
        g.own_cards,
        COALESCE(l.reads_as, d.rank) AS rank,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id ORDER BY h.card_id) AS place
    FROM hand_cards AS h
    INNER JOIN next_draws AS n ON h.game_id = n.game_id
    INNER JOIN games AS g ON n.game = g.game AND g.high_rules = ''
    INNER JOIN decks AS d ON g.deck = d.deck AND h.card_id = d.card_id
    LEFT JOIN low_ranks AS l ON g.low_rules = l.rules AND d.rank = l.rank
),

-- One row per hand and choice of low cards that can be part of the best category; `number` is 1 for the best choice
choices AS (
    SELECT
        c.game_id,
        c.player_id,
        p.choice,
        ROW_NUMBER() OVER (
            PARTITION BY c.game_id, c.player_id
            ORDER BY p.cards DESC, SUM(CAST(1 AS BIGINT) << c.rank) ASC, p.choice ASC
        ) AS number
    FROM cards AS c
    INNER JOIN best_categories AS b ON c.rules = b.rules
    INNER JOIN rule_categories AS r ON b.rules = r.rules AND b.hand_points = r.hand_points
    INNER JOIN choice_places AS p
        ON c.place = p.place AND c.own_cards >= p.last_place AND r.cards >= p.cards
    WHERE c.rank <= 8
    GROUP BY
        c.game_id, c.player_id, p.choice, p.cards, r.cards, r.fewest_suits, r.most_suits, r.least_span, r.most_span
    HAVING
        COUNT(*) = p.cards
        AND COUNT(DISTINCT c.rank) = p.cards
        AND (r.fewest_suits < r.cards OR COUNT(DISTINCT c.suit_id) = p.cards)
        AND (
            p.cards < r.cards
            OR (
                COUNT(DISTINCT c.suit_id) BETWEEN r.fewest_suits AND r.most_suits
                AND MAX(c.rank) - MIN(c.rank) BETWEEN r.least_span AND r.most_span
            )
        )
)

SELECT
    c.game_id,
    c.player_id,
    c.card_id,
    c.card,
    c.place,
    CASE WHEN p.place > 0 THEN 1 ELSE 0 END AS is_kept
FROM cards AS c
LEFT JOIN choices AS k ON c.game_id = k.game_id AND c.player_id = k.player_id AND k.number = 1
LEFT JOIN choice_places AS p ON k.choice = p.choice AND c.place = p.place;
