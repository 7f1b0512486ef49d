-- Saves the actions of the players
-- Grain: one new row of histories.actions per post, action and draw
-- Reads: bets, histories.actions, kept_hands, pokersql.games, streets, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.actions
SELECT
    h.hand_id,
    ROW_NUMBER() OVER (PARTITION BY b.hand_no ORDER BY b.event_no) AS action_no,
    COALESCE(s.street, CAST(b.street_no AS VARCHAR)) AS street,
    w.seat,
    CASE
        WHEN b.event = 'call' AND b.to_call = 0 THEN 'check'
        WHEN b.event = 'bet' AND b.level_before > 0 THEN 'raise'
        ELSE b.event
    END AS action,
    b.amount,
    b.street_total,
    b.to_call,
    b.pot_before,
    b.all_in,
    SPACED_CARDS(b.cards) AS cards
FROM bets AS b
INNER JOIN kept_hands AS h ON b.hand_no = h.hand_no
INNER JOIN written_seats AS w ON b.hand_no = w.hand_no AND b.place = w.place
INNER JOIN pokersql.games AS g ON h.game = g.game
LEFT JOIN streets AS s
    ON g.board_cards = s.board_cards AND g.draws = s.draws AND b.street_no = s.street_no
ORDER BY b.hand_no, b.event_no;
