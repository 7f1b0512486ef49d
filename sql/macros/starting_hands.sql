-- How often each starting hand of hold'em wins, ties and loses against a random hand
-- Grain: one row per starting hand (169); wins, ties and losses are the counts of one of its combinations
-- Reads: starting_hands
-- Engine: duckdb

CREATE TABLE pokersql.starting_hands AS
SELECT
    s.starting_hand,
    s.combinations,
    CAST(s.wins AS BIGINT) AS wins,
    CAST(s.ties AS BIGINT) AS ties,
    CAST(s.losses AS BIGINT) AS losses
FROM starting_hands AS s;
