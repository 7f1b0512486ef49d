-- The deals that sampled_categories simulates, and the game or the rules in settings that rank their hands
-- Grain: one row in all, if settings names rules or a game whose hands have a rank
-- Reads: game_limits, sampled_cards, settings
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS sampled_deals;

CREATE VIEW sampled_deals AS
WITH
-- One row: the deals, and the number of hands in a run. If sampled_cards.hands = 0, this number exceeds the hands of
-- all deals
runs AS (
    SELECT
        s.seed,
        GREATEST(s.deal, 1) AS first_deal,
        s.rounds,
        s.rules,
        CASE WHEN s.rules > '' THEN '' ELSE s.game END AS game,
        c.cards,
        c.players,
        CASE WHEN c.hands > 0 THEN c.hands ELSE (GREATEST(s.deal, 1) + s.rounds) * c.players END AS hands
    FROM settings AS s
    CROSS JOIN sampled_cards AS c
)

SELECT
    r.seed,
    r.first_deal,
    r.rounds,
    r.players,
    r.hands,
    (r.hands + r.players - 1) // r.players * r.players AS run_places,
    l.game,
    l.rules,
    l.deck,
    l.fewest_used,
    l.most_used,
    CASE WHEN l.rules > '' THEN GREATEST(l.fewest_own, r.cards) ELSE l.most_own END AS own_cards,
    CASE WHEN l.rules > '' THEN 0 ELSE l.most_board END AS board_cards
FROM runs AS r
INNER JOIN game_limits AS l ON r.rules = l.rules AND r.game = l.game;
