-- How often two hole cards win, tie and lose against two other hole cards before the flop, on all boards
-- Grain: one row per game and matchup; pairs of hands that differ only by a renaming of suits are one matchup
-- Columns:
--   game: the game whose showdowns are counted
--   matchup: pokersql.matchup_key of the two hands
--   hero_hand: the starting hand of the first hole cards
--   villain_hand: the starting hand of the second hole cards
--   pairs: how many of the 1,624,350 ordered pairs of hole cards have this matchup
--   wins: boards that the first hand wins; wins + ties + losses = 1,712,304
--   ties: boards that both hands split
--   losses: boards that the first hand loses
-- Engine: duckdb
-- Access: internal

-- The table is empty until sql/matchups.sql fills it. For a game without rows here, showdowns are counted board by
-- board.

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
