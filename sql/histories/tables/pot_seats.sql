-- The players who could win each pot, and the winnings of each player
-- Grain: one row per pot and player who did not fold and whose bet reaches the pot
-- Columns:
--   hand_id: see hands
--   pot_no: see pots
--   seat: see seats
--   won: the player's winnings from the pot, after rake if known; NULL if neither the cards nor the file give them
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.pot_seats (
    hand_id BIGINT NOT NULL,
    pot_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    won DECIMAL(18, 4)
);
