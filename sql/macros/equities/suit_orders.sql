-- The 24 permutations of the suits
-- Grain: one row per permutation; suit_0 is the new suit_id of clubs, suit_1 is the new suit_id of diamonds, ...
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.suit_orders AS
WITH
-- One row per suit
suits AS (
    SELECT DISTINCT d.suit_id FROM pokersql.deck AS d
)

SELECT c.suit_id AS suit_0, d.suit_id AS suit_1, h.suit_id AS suit_2, s.suit_id AS suit_3
FROM suits AS c
INNER JOIN suits AS d ON c.suit_id <> d.suit_id
INNER JOIN suits AS h ON h.suit_id NOT IN (c.suit_id, d.suit_id)
INNER JOIN suits AS s ON s.suit_id NOT IN (c.suit_id, d.suit_id, h.suit_id);
