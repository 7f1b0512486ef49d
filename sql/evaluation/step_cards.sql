-- The cards that the seven steps read, each with the highest and the lowest rank that it can count as
-- Grain: one row per card of step_rules.deck, without wild cards
-- Reads: decks, readings, step_rules
-- Access: internal

-- value is the highest rank, low_value the lowest: 14 and 1 for an ace by the standard rules. If the card's rank has no
-- row in readings, value and low_value are this rank.

DROP VIEW IF EXISTS step_cards;

CREATE VIEW step_cards AS
SELECT
    d.card_id,
    d.card,
    d.rank,
    d.rank_code,
    d.suit_id,
    COALESCE(MAX(r.reads_as), d.rank) AS value,
    COALESCE(MIN(r.reads_as), d.rank) AS low_value
FROM step_rules AS s
INNER JOIN decks AS d ON s.deck = d.deck
LEFT JOIN readings AS r ON s.rules = r.rules AND d.rank = r.rank
GROUP BY d.card_id, d.card, d.rank, d.rank_code, d.suit_id
HAVING COALESCE(MAX(r.wild), 0) = 0;
