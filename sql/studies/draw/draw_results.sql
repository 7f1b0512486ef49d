-- Five-card draw from the deal to the pot: what each player was dealt, threw, drew, and holds at the end
-- Grain: one row per player of a five-card game that deal.sql dealt; before the draw, hand is what was dealt
-- Columns:
--   game_id: the game
--   seed: the seed of its shuffle
--   deal: which deal of the seed
--   player_ranking: 1 is the best hand of the game; equal ranks split the pot
--   player_id: 1 to the number of players
--   player: the player's name
--   dealt: the hand before the draw, its combination first, as in 9c 9h | Jh Th 8d
--   plan: what chose the cards to throw: a plan of draw_plans, or own choice; empty before the draw
--   thrown: the cards thrown, empty if none
--   drawn: the new cards
--   hand: the hand now, its combination first
--   combination: the cards of hand before the bar
--   others: the cards of hand after the bar
--   category: of hand
--   description: of hand
--   pot_share: the player's part of the pot, 0 to 1
-- Reads: deck, draws, exchanges, hand_combinations, payouts
-- Source: the XQuery article's game among friends

DROP VIEW IF EXISTS draw_results;

CREATE VIEW draw_results AS
WITH
-- One row per player who exchanged cards: those that went, and those that came
exchanged_cards AS (
    SELECT
        e.game_id,
        e.player_id,
        MAX(CASE WHEN e.place = 1 THEN t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || t.card ELSE '' END) AS thrown,
        MAX(CASE WHEN e.place = 1 THEN d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || d.card ELSE '' END) AS drawn
    FROM exchanges AS e
    INNER JOIN deck AS t ON e.thrown_id = t.card_id
    INNER JOIN deck AS d ON e.drawn_id = d.card_id
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
    COALESCE(e.thrown, '') AS thrown,
    COALESCE(e.drawn, '') AS drawn,
    c.layout AS hand,
    c.combination,
    c.others,
    p.category,
    p.description,
    p.pot_share
FROM payouts AS p
INNER JOIN hand_combinations AS c ON p.game_id = c.game_id AND p.player_id = c.player_id
LEFT JOIN draws AS d ON p.game_id = d.game_id AND p.player_id = d.player_id
LEFT JOIN exchanged_cards AS e ON p.game_id = e.game_id AND p.player_id = e.player_id;
