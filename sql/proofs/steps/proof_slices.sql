-- The slices of the proof: each has all hands with the same lowest card, and one set of rules to rank them by
-- Grain: one row per rules and lowest card of a hand (card_1); the rules have five cards and no wild cards
-- Reads: decks, five_card_hands, readings, rules
-- Access: internal

DROP TABLE IF EXISTS proof_slices;

CREATE TABLE proof_slices (
    slice INTEGER NOT NULL PRIMARY KEY,
    rules TEXT NOT NULL,
    card_1 INTEGER NOT NULL
);

INSERT INTO proof_slices (slice, rules, card_1)
SELECT ROW_NUMBER() OVER (ORDER BY r.rules, c.card_1) AS slice, r.rules, c.card_1
FROM (SELECT DISTINCT f.card_1 FROM five_card_hands AS f) AS c
INNER JOIN decks AS d ON c.card_1 = d.card_id
INNER JOIN rules AS r ON d.deck = r.deck
WHERE r.cards = 5 AND r.rules NOT IN (
    SELECT w.rules FROM readings AS w
    WHERE w.wild = 1
);
