-- What each player won in each hand
-- Grain: one row per hand and player
-- Columns:
--   hand_id: see hands
--   seat: see seats
--   player: see seats
--   played_at: see hands
--   stake: game, betting and blinds in a text
--   position: see seats
--   effective_stack: the smaller of the stack and the largest other one, in big blinds; NULL if it is not known
--   starting_hand: AA, AKs, AKo, ... in games of two cards; NULL if they are not known
--   whole: see hands
--   net: see seats
--   net_bb: net in big blinds; NULL in games without
--   won: what the player took of the pots
--   rake: the hand's rake * the player's part of the money in the pots; NULL if it is not known
--   saw_flop: whether the player was still in when the second street was dealt
--   showdown: whether the player was in the hand at the end, and another one too
--   all_in_early: whether the player was still in when nobody could bet, though board cards were to come
--   counted: what the statistics count in it, as statistic_no:times/chances, in 1:1/1 2:0/1 ...
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.plays (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    played_at TIMESTAMP,
    stake VARCHAR NOT NULL,
    position VARCHAR,
    effective_stack DECIMAL(18, 4),
    starting_hand VARCHAR,
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
