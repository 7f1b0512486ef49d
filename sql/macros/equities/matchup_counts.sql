-- Two hole cards against two others before the flop, by a key that does not change if suits are renamed
-- Grain: one row per ordered pair of hole cards up to a renaming of suits
-- Columns:
--   game: the game of the boards
--   matchup: pokersql.matchup_key of the two hands
--   hero_hand: the starting hand of the first
--   villain_hand: the starting hand of the second
--   pairs: how many of the 1,624,350 ordered pairs of hole cards have the key
--   wins: boards that the first wins; wins + ties + losses = 1,712,304
--   ties: boards that both split
--   losses: boards that the first loses
-- Engine: duckdb
-- Access: internal

-- Empty until sql/matchups.sql fills it. A game without rows here is counted board by board.

CREATE TABLE pokersql.matchup_counts (
    game VARCHAR,
    matchup BIGINT[],
    hero_hand VARCHAR,
    villain_hand VARCHAR,
    pairs INTEGER,
    wins INTEGER,
    ties INTEGER,
    losses INTEGER
);
