-- The ends of players' tournaments, and the bounties, rebuys and add-ons, as the files write them
-- Grain: one row per hand and player of whom the hand tells an end, a bounty, a rebuy or an add-on
-- Columns:
--   hand_no: see hand_lines
--   player: see written_seats
--   place: see finishes
--   prize: see finishes
--   ticket: see finishes
--   knockouts: see finishes
--   bounties: see finishes
--   rebuys: see finishes
--   add_ons: see finishes
--   extra_price: see finishes
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_finishes (
    hand_no BIGINT NOT NULL,
    player VARCHAR NOT NULL,
    place INTEGER,
    prize DECIMAL(18, 4),
    ticket VARCHAR,
    knockouts INTEGER NOT NULL DEFAULT 0,
    bounties DECIMAL(18, 4) NOT NULL DEFAULT 0,
    rebuys INTEGER NOT NULL DEFAULT 0,
    add_ons INTEGER NOT NULL DEFAULT 0,
    extra_price DECIMAL(18, 4) NOT NULL DEFAULT 0
);
