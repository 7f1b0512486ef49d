-- What each player of an equity question may hold
-- Grain: one row per player; yours: loading and unloading leave it as it is
-- Columns:
--   player_id: from 1, without gaps
--   hand_range: what the player may hold
-- Reads: nothing
-- Source: the field's ranges
-- Engine: duckdb

-- AhKh or any other spelling of two cards is one hand. Otherwise pieces with commas, semicolons or blanks between them:
-- AA, AKs, AKo, AK (both), QQ+ (and better pairs), KTo+ (KTo to KQo; T9s+ is T9s alone), A5s-A2s, 98s-65s, 22-77, A*
-- or Ax (any ace), A*s (any suited one), random or any (any hand), 15% (the best starting hands against a random one,
-- at most so many of all combinations), AhKh. AKs:0.5 or AKs:50% counts half; !AKs is taken out of what the other
-- pieces give. Of pieces that have a hand in common the last one says its weight.

CREATE TABLE IF NOT EXISTS player_ranges (
    player_id BIGINT NOT NULL PRIMARY KEY,
    hand_range TEXT NOT NULL
);
