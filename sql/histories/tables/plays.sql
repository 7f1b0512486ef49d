-- The results of each player in each hand
-- Grain: one row per hand and player
-- Columns:
--   hand_id: see hands
--   seat: see seats
--   player: see seats
--   anonymous: see seats
--   room: see hands
--   played_at: see hands
--   stake: game, betting, currency and blinds as one text
--   position: see seats
--   effective_stack: the smaller of the player's stack and the largest other stack, in big blinds; NULL if unknown
--   starting_hand: AA, AKs, AKo, ...; NULL if a card is unknown, or in games whose players have more than two cards
--   in_tournament: whether the hand is of a tournament
--   m: the stack divided by the sum of the blinds, the bring-in and all antes of the hand; NULL if it is unknown
--   whole: see hands
--   net: see seats
--   net_bb: net in big blinds; NULL in games without a big blind
--   won: see seats
--   rake: the rake of the hand * the player's money in the pots / the pot of the hand; NULL if the rake is unknown
--   saw_flop: whether the player had not folded when the second street was dealt
--   showdown: whether the player and at least one other player had not folded at the end
--   all_in_early: whether the player had not folded at the end and the hand has an all_in_street
--   counted: the counts of the statistics; each count is written statistic_no:times/chances, as in 1:1/1 2:0/1
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.plays (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    anonymous BOOLEAN NOT NULL,
    room VARCHAR,
    played_at TIMESTAMP,
    stake VARCHAR NOT NULL,
    position VARCHAR,
    effective_stack DECIMAL(18, 4),
    starting_hand VARCHAR,
    in_tournament BOOLEAN NOT NULL,
    m DECIMAL(18, 4),
    whole BOOLEAN NOT NULL,
    net DECIMAL(18, 4),
    net_bb DOUBLE,
    won DECIMAL(18, 4),
    rake DECIMAL(18, 4),
    saw_flop BOOLEAN NOT NULL,
    showdown BOOLEAN NOT NULL,
    all_in_early BOOLEAN NOT NULL,
    counted VARCHAR NOT NULL
);
