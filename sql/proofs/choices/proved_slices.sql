-- The slices of seven_card_hands that are proved so far, by their fifth card
-- Grain: one row per card_5 of a proved slice (4 to 49)
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS proved_slices;

CREATE TEMPORARY TABLE proved_slices (
    card_5 INTEGER NOT NULL, -- seven_card_hands is stored in this order, so reading a slice skips most other rows
    hands BIGINT NOT NULL -- how many hands the slice has
);
