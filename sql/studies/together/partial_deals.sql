-- The number of ways in which the hands of all line-ups can take the cards of the ranks dealt so far
-- Grain: one row per place (the number of the last dealt rank), mix, states and suits
-- Access: internal

-- sql/studies/together/count.sql fills this table rank by rank, and then empties it. place is 0 before the first rank.
-- states and suits encode the cards that the hands still need, as in line_ups. ways is the signed sum over the
-- line-ups. At place 13, ways is the number of ordered deals of the mix.

DROP TABLE IF EXISTS partial_deals;

CREATE TABLE partial_deals (
    mix BIGINT NOT NULL,
    hands INTEGER NOT NULL,
    place INTEGER NOT NULL,
    states BIGINT NOT NULL,
    suits BIGINT NOT NULL,
    ways DECIMAL(38, 0) NOT NULL
);
