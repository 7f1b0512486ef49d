-- Deletes the hands of removed_hands and their errors from all tables
-- Reads: histories.actions, histories.boards, histories.decisions, histories.finishes, histories.hands,
--   histories.history_errors, histories.plays, histories.pot_seats, histories.pots, histories.seats, removed_hands
-- Engine: duckdb
-- Access: internal

DELETE FROM histories.history_errors
WHERE NOT left_out AND hand_id IN (SELECT r.hand_id FROM removed_hands AS r);

DELETE FROM histories.seats
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.plays
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.decisions
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.actions
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.boards
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.pots
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.pot_seats
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.finishes
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
DELETE FROM histories.hands
WHERE hand_id IN (SELECT r.hand_id FROM removed_hands AS r);
