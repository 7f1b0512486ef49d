-- The sets of rules by which the seven steps can rank hands of the dealt deck
-- Grain: one row per set of rules
-- Reads: games, readings, rules, settings
-- Engine: duckdb

SELECT r.rules, r.description
FROM settings AS s
INNER JOIN games AS g ON s.game = g.game
INNER JOIN rules AS r ON g.deck = r.deck AND g.own_cards = r.cards
WHERE
    r.rules NOT IN (
        SELECT w.rules FROM readings AS w
        WHERE w.wild = 1
    )
ORDER BY r.rules;
