-- The number of ways in which the hands of all line-ups can take cards of the ranks so far, by the cards still needed
-- Grain: one row per place of the last rank, mix, states and suits of the hands
-- Access: internal

-- sql/studies/together/count.sql fills it, rank by rank, and empties it. place is 0 before the first rank; states and
-- suits encode the cards still needed, as in line_ups. ways is the signed sum over the line-ups: at place 13 it is the
-- number of ordered deals of the mix.

DROP TABLE IF EXISTS partial_deals;

CREATE TABLE partial_deals (
    mix BIGINT NOT NULL,
    hands INTEGER NOT NULL,
    place INTEGER NOT NULL,
    states BIGINT NOT NULL,
    suits BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
