-- Five-card draw from the deal to the pot: the dealt hand, thrown cards, new cards and last hand of each player
-- Grain: one row per player of a dealt game whose games.showdown is payouts; before the draw, hand is the dealt hand
-- Columns:
--   dealt: the hand before the first draw, its combination first, as in 9c 9h | Jh Th 8d
--   plan: the plan that chose the cards to throw, of draw_plans, or own choice; '' before the draw
--   thrown: the cards thrown, empty if none
--   drawn: the new cards
--   hand: the hand now, its combination first
--   combination: the cards of hand before the bar
--   others: the cards of hand after the bar
--   pot_share: the player's part of the pot, 0 to 1
-- Reads: draw_records, hand_combinations, payouts
-- Source: the XQuery article's game among friends

DROP VIEW IF EXISTS draw_results;

CREATE VIEW draw_results AS
SELECT
    p.game_id,
    p.seed,
    p.deal,
    p.player_ranking,
    p.player_id,
    p.player,
    COALESCE(d.dealt, c.layout) AS dealt,
    COALESCE(d.plan, '') AS plan,
    COALESCE(d.thrown, '') AS thrown,
    COALESCE(d.drawn, '') AS drawn,
    c.layout AS hand,
    c.combination,
    c.others,
    p.category,
    p.description,
    p.pot_share
FROM payouts AS p
INNER JOIN hand_combinations AS c ON p.game_id = c.game_id AND p.player_id = c.player_id
LEFT JOIN draw_records AS d ON p.game_id = d.game_id AND p.player_id = d.player_id;
