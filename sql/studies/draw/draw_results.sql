-- Five-card draw from the deal to the pot: each player's dealt hand, thrown cards, new cards, last hand and pot share
-- Grain: one row per player of a dealt game whose games.showdown is 'payouts'; before the draw, hand is the dealt hand
-- Columns:
--   dealt: the hand before the first draw, combination first, as in 9c 9h | Jh Th 8d
--   plan: a value of draw_plans.plan, or 'own choice'; '' before the draw
--   thrown: the thrown cards; '' if the player threw no card
--   drawn: the new cards; '' if the player threw no card
--   hand: the hand after the last draw, combination first
--   combination: the cards of `hand` before the bar |
--   others: the cards of `hand` after the bar |
--   pot_share: the player's part of the pot, 0 to 1
-- Reads: draw_records, hand_combinations, payouts
-- Source: the game among friends in the XQuery article

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
