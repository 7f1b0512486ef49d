-- The hands in which the player $player, or any player, won or lost most
-- Grain: one row per hand and player; the 50 rows with the largest winnings or losses in big blinds
-- Reads: histories.hands, histories.seats, shown_plays
-- Engine: duckdb

-- $starting_hand chooses the hands with these cards, such as AKs; NULL chooses all hands.
SELECT p.hand_id, p.played_at, p.player, p.position, s.hole, h.board, h.pot, p.net, ROUND(p.net_bb, 1) AS net_bb
FROM shown_plays AS p
INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
INNER JOIN histories.seats AS s ON p.hand_id = s.hand_id AND p.seat = s.seat
WHERE
    ($player IS NULL OR (p.player = $player AND NOT p.anonymous))
    AND ($starting_hand IS NULL OR p.starting_hand = $starting_hand)
ORDER BY ABS(p.net_bb) DESC NULLS LAST, p.hand_id ASC, p.seat ASC
LIMIT 50;
