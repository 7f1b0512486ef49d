-- The hands of hand_cards that can't be ranked by their game, and their errors
-- Grain: one row per hand that can't be ranked; of several errors, the first in the order below
-- Columns:
--   error: bad_card 99, not_in_deck '2c', duplicate_card 'As', wrong_count 3 or wrong_board 2
-- Reads: game_hands, game_remedies

DROP VIEW IF EXISTS game_errors;

CREATE VIEW game_errors AS
SELECT
    h.game_id,
    h.player_id,
    CASE h.fault WHEN 'bad_card_id' THEN 'bad_card' WHEN 'own_count' THEN 'wrong_count' ELSE h.fault END
    || ' ' || h.found AS error,
    r.remedy
FROM game_hands AS h
INNER JOIN game_remedies AS r ON h.game = r.game AND h.rules = r.rules AND h.fault = r.fault;
