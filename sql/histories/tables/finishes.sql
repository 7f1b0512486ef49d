-- The ends of players' tournaments, and the bounties, rebuys and add-ons, in the texts of hands
-- Grain: one row per hand and player of whom the hand tells an end, a bounty, a rebuy or an add-on
-- Columns:
--   hand_id: see hands
--   player: see seats
--   place: the place in the tournament; NULL if the hand does not tell it
--   prize: the money that the player won for the place; NULL if the hand does not tell it
--   ticket: the ticket that the player won
--   knockouts: the number of bounties that the player won, or shared
--   bounties: the money of these bounties; the winner of the tournament also wins the own bounty
--   rebuys: the number of rebuys
--   add_ons: the number of add-ons
--   extra_price: the money that the rebuys and add-ons cost
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.finishes (
    hand_id BIGINT NOT NULL,
    player VARCHAR NOT NULL,
    place INTEGER,
    prize DECIMAL(18, 4),
    ticket VARCHAR,
    knockouts INTEGER NOT NULL,
    bounties DECIMAL(18, 4) NOT NULL,
    rebuys INTEGER NOT NULL,
    add_ons INTEGER NOT NULL,
    extra_price DECIMAL(18, 4) NOT NULL
);
