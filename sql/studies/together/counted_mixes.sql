-- In how many ways hands can be dealt, one after the other, the first of them of the first wanted category, and so on
-- Grain: one row per mix that was counted
-- Columns:
--   mix: how many hands of each category, see wanted_mixes
--   ways: how many ordered deals
-- Reads: nothing
-- Source: pokersql
-- Access: internal

-- sql/studies/together/count.sql fills it. The count is the same for any number of players.

DROP TABLE IF EXISTS counted_mixes;

CREATE TABLE counted_mixes (
    mix BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
