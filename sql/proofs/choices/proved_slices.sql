-- The slices of seven_card_hands that are proved so far, by their fifth card
-- Grain: one row per fifth card so far (4 to 49)
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS proved_slices;

CREATE TEMPORARY TABLE proved_slices (
    card_5 INTEGER NOT NULL, -- the hands are stored in this order, so that reading a slice skips most others
    hands BIGINT NOT NULL -- how many hands the slice has
);
