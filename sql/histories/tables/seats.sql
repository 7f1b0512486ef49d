-- The players of each hand, and what each won or lost
-- Grain: one row per hand and player
-- Columns:
--   hand_id: see hands
--   seat: the number of the seat; if the file has none, that of the player as listed
--   player: the name; if the file has none, what it calls the player in actions, as p1
--   place: 1 is the first after the button, in games without a button the first that is listed
--   position: BTN, SB, BB, UTG, ...; NULL in games without a button
--   stack: before the hand, NULL if the file does not tell
--   hole: the player's last cards in the order dealt, with ?? for one that is not known; NULL if none is
--   shown: whether cards were shown at the end
--   folded: whether the player folded
--   invested: what was put in, a bet that nobody called included
--   returned: that bet
--   won: what the player took from the pots, without what was returned; NULL if cards and file leave it open
--   net: won + returned - invested
--   hand_rank: of hole with the first whole board: 1 is the best in the first half of the game; NULL if not known
--   low_rank: the same in the second half, NULL if the hand does not qualify for it
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.seats (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    place INTEGER NOT NULL,
    position VARCHAR,
    stack DECIMAL(18, 4),
    hole VARCHAR,
    shown BOOLEAN NOT NULL,
    folded BOOLEAN NOT NULL,
    invested DECIMAL(18, 4) NOT NULL,
    returned DECIMAL(18, 4) NOT NULL,
    won DECIMAL(18, 4),
    net DECIMAL(18, 4),
    hand_rank INTEGER,
    low_rank INTEGER
);
