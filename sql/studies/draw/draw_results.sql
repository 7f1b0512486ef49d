-- Five-card draw from the deal to the pot: what each player was dealt, threw, drew, and holds at the end
-- Grain: one row per player of a five-card game that deal.sql dealt; before the draw, hand is what was dealt
-- Reads: deck, draws, exchanges, hand_combinations, payouts
-- Source: the XQuery article's game among friends

DROP VIEW IF EXISTS draw_results;

CREATE VIEW draw_results AS
WITH
-- One row per exchanged card, as people write both
exchanged AS (
    SELECT e.game_id, e.player_id, e.place, t.card AS thrown, d.card AS drawn
    FROM exchanges AS e
    INNER JOIN deck AS t ON e.thrown_id = t.card_id
    INNER JOIN deck AS d ON e.drawn_id = d.card_id
),

-- One row per player who exchanged cards: those that went, and those that came
written AS (
    SELECT
        e.game_id,
        e.player_id,
        MAX(CASE WHEN e.place = 1 THEN e.thrown ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || e.thrown ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || e.thrown ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || e.thrown ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || e.thrown ELSE '' END) AS thrown,
        MAX(CASE WHEN e.place = 1 THEN e.drawn ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || e.drawn ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || e.drawn ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || e.drawn ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || e.drawn ELSE '' END) AS drawn
    FROM exchanged AS e
    GROUP BY e.game_id, e.player_id
)

SELECT
    p.game_id,
    p.seed,
    p.deal,
    p.player_ranking,
    p.player_id,
    p.player,
    COALESCE(d.dealt, c.layout) AS dealt,
    COALESCE(d.plan, '') AS plan,
    COALESCE(w.thrown, '') AS thrown,
    COALESCE(w.drawn, '') AS drawn,
    c.layout AS hand,
    c.combination,
    c.others,
    p.category,
    p.description,
    p.pot_share
FROM payouts AS p
INNER JOIN hand_combinations AS c ON p.game_id = c.game_id AND p.player_id = c.player_id
LEFT JOIN draws AS d ON p.game_id = d.game_id AND p.player_id = d.player_id
LEFT JOIN written AS w ON p.game_id = w.game_id AND p.player_id = w.player_id;
