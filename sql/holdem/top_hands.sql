-- The order of starting hands for ranges like 15%: by falling equity against a random hand, ties by name
-- Grain: one row per starting hand (169); combinations_so_far is the running total of their combinations
-- Reads: starting_hands
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS top_hands;

CREATE TABLE top_hands AS
SELECT
    s.starting_hand,
    SUM(s.combinations) OVER (ORDER BY 2 * s.wins + s.ties DESC, s.starting_hand) AS combinations_so_far,
    SUM(s.combinations) OVER () AS combinations_in_all
FROM starting_hands AS s;
