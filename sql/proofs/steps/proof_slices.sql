-- The slices of the proof: all hands with the same lowest card, by one set of rules
-- Grain: one row per set of rules of five cards without wild cards, and lowest card of a hand of its deck
-- Reads: decks, five_card_hands, readings, rules
-- Access: internal

-- Sets of rules that you add to rules and class_ranks are proved, too.

DROP TABLE IF EXISTS proof_slices;

CREATE TABLE proof_slices (
    slice INTEGER NOT NULL PRIMARY KEY,
    rules TEXT NOT NULL,
    card_1 INTEGER NOT NULL
);

INSERT INTO proof_slices (slice, rules, card_1)
WITH
-- One row per lowest card of a hand
lowest_cards AS (
    SELECT DISTINCT f.card_1 FROM five_card_hands AS f
)

SELECT ROW_NUMBER() OVER (ORDER BY r.rules, c.card_1) AS slice, r.rules, c.card_1
FROM rules AS r
INNER JOIN decks AS d ON r.deck = d.deck
INNER JOIN lowest_cards AS c ON d.card_id = c.card_1
WHERE r.cards = 5 AND r.rules NOT IN (
    SELECT w.rules FROM readings AS w
    WHERE w.wild = 1
);
