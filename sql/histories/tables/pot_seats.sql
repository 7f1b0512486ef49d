-- Who could win each pot, and what each won of it
-- Grain: one row per pot and player who did not fold and has all in it that it takes
-- Columns:
--   hand_id: see hands
--   pot_no: see pots
--   seat: see seats
--   won: what the player won of this pot, after rake that is known; NULL if cards and file leave it open
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.pot_seats (
    hand_id BIGINT NOT NULL,
    pot_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    won DECIMAL(18, 4)
);
