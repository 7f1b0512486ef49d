-- In how many ways the hands of all line-ups can take cards of the ranks so far, by what they want then
-- Grain: one row per place of the last rank, mix, states and suits of the hands
-- Columns:
--   mix: see wanted_mixes
--   hands: how many hands it has
--   place: of the last rank, 0 before the first
--   states: what the hands want, see line_ups
--   suits: of those hands of one suit that want more
--   ways: how many ordered deals, those of line-ups to be taken away subtracted
-- Reads: nothing
-- Source: pokersql
-- Access: internal

-- sql/studies/together/count.sql fills it, rank by rank, and clears it. At place 13 every hand has its five cards, and
-- ways is how many ordered deals there are of the mix.

DROP TABLE IF EXISTS partial_deals;

CREATE TABLE partial_deals (
    mix BIGINT NOT NULL,
    hands INTEGER NOT NULL,
    place INTEGER NOT NULL,
    states BIGINT NOT NULL,
    suits BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
