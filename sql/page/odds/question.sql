-- Stores the page's question about all hands: the rules, the number of cards, and the observed frequencies
-- Reads: expected_odds, figures, hand_odds, odds, rules, sampled_cards, settings
-- Engine: duckdb

UPDATE settings SET rules = $rules;

UPDATE sampled_cards
SET cards = COALESCE(NULLIF($cards, 0), (SELECT r.cards FROM rules AS r WHERE r.rules = $rules));

DELETE FROM expected_odds;

-- Inserts the odds by $rules. If $rules is 'standard' or 'published', and hands have five cards, inserts the odds by
-- both sets of rules.
INSERT INTO expected_odds (rules, hand_points, category, probability)
SELECT h.rules, h.hand_points, h.category, h.probability
FROM hand_odds AS h
INNER JOIN sampled_cards AS s ON h.cards = s.cards
WHERE
    h.rules = $rules
    OR (h.rules IN (SELECT o.rules FROM odds AS o) AND $rules IN (SELECT o.rules FROM odds AS o) AND h.cards = 5);

DELETE FROM figures;

INSERT INTO figures (written, hands)
SELECT $figures, NULLIF($hands, 0);
