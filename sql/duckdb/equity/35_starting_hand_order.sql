-- Starting hands in the order of their exact equity against a random hand, the best first, those of one equity by name
-- Grain: one row per starting hand (169); combinations_so_far are its own and those of all better ones
-- Reads: starting_hands
-- Source: pokersql

DROP TABLE IF EXISTS starting_hand_order;

CREATE TABLE starting_hand_order AS
SELECT
    s.starting_hand,
    SUM(s.combinations) OVER (ORDER BY 2 * s.wins + s.ties DESC, s.starting_hand) AS combinations_so_far,
    SUM(s.combinations) OVER () AS combinations_in_all
FROM starting_hands AS s;
