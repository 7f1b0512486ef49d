-- In how many ways the hands of all line-ups can take cards of the ranks so far, by what they want then
-- Grain: one row per place of the last rank, mix, states and suits of the hands
-- Reads: nothing
-- Source: pokersql

-- sql/studies/together/count.sql fills it, rank by rank, and clears it. At place 13 every hand has its five cards, and
-- ways is how many ordered deals there are of the mix.

DROP TABLE IF EXISTS partial_deals;

CREATE TABLE partial_deals (
    mix BIGINT NOT NULL, -- see wanted_mixes
    hands INTEGER NOT NULL, -- how many hands it has
    place INTEGER NOT NULL, -- of the last rank, 0 before the first
    states BIGINT NOT NULL, -- what the hands want, see line_ups
    suits BIGINT NOT NULL, -- of those hands of one suit that want more
    ways DECIMAL(38, 0) NOT NULL -- how many ordered deals, those of line-ups to be taken away subtracted
);
