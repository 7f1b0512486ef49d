-- What each player of an equity question may hold
-- Grain: one row per player; yours: loading and unloading leave it as it is
-- Reads: nothing
-- Source: the field's ranges

-- AhKh or any other spelling of two cards is one hand. Otherwise pieces with commas between them: AA, AKs, AKo, AK
-- (both), QQ+ (and better pairs), KTo+ (KTo to KQo), A5s-A2s, 22-77, random (any hand), AhKh; AKs:0.5 counts half. Of
-- pieces that have a hand in common the last one says its weight.

CREATE TABLE IF NOT EXISTS player_ranges (
    player_id BIGINT NOT NULL PRIMARY KEY, -- from 1, without gaps
    hand_range TEXT NOT NULL -- what the player may hold
);
