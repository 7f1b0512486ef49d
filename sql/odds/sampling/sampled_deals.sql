-- The deals that sampled_categories samples, and what judges them: the game or the rules in settings
-- Grain: one row in all; none if settings names no rules, and no game whose hands have a rank
-- Reads: game_limits, sampled_cards, settings
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS sampled_deals;

CREATE VIEW sampled_deals AS
SELECT
    s.seed,
    GREATEST(s.deal, 1) AS first_deal,
    s.rounds,
    l.game,
    l.rules,
    l.deck,
    l.own_used,
    CASE WHEN l.rules > '' THEN GREATEST(l.fewest_own, c.cards) ELSE l.most_own END AS own_cards,
    CASE WHEN l.rules > '' THEN GREATEST(l.fewest_own, c.cards) ELSE l.most_own + l.most_board END AS cards
FROM settings AS s
CROSS JOIN sampled_cards AS c
INNER JOIN game_limits AS l
    ON s.rules = l.rules AND l.game = CASE WHEN s.rules > '' THEN '' ELSE s.game END;
