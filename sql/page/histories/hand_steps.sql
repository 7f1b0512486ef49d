-- The steps of the hand that the page replays
-- Grain: one row per step and player, the players in the order of their places
-- Engine: duckdb

SELECT
    s.step,
    s.street,
    s.board,
    s.pot,
    s.seat,
    s.position,
    s.player,
    s.hole,
    s.acts,
    s.action,
    s.amount,
    s.bet,
    s.stack,
    s.folded,
    s.all_in
FROM histories.hand_steps((SELECT MIN(h.hand_id) FROM histories.hands_numbered($hand) AS h)) AS s
ORDER BY s.step, s.place;
