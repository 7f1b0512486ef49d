-- The best category of two own cards and three of a board, by the rules of games that use exactly two own cards
-- Grain: one row per rules, suited, codes and pair; codes sums the rank codes of a board, pair those of two own cards
-- Reads: board_kinds, class_ranks, games, key_rules, ranks, used_limits
-- Engine: duckdb
-- Access: internal

-- With suited = 1 all cards are of the flush's suit. No query reads the rows with more cards of a rank than a deck has.

DROP TABLE IF EXISTS pair_points;

CREATE TABLE pair_points AS
WITH RECURSIVE
-- One row per set of rules of the games in which a hand uses exactly two own cards
game_rules AS (
    SELECT DISTINCT k.rules, k.counts_suits
    FROM games AS g
    INNER JOIN used_limits AS u ON g.game = u.game
    INNER JOIN key_rules AS k ON k.rules IN (g.high_rules, g.low_rules)
    WHERE u.fewest_used = 2 AND u.most_used = 2
),

-- One row: an 8 in the four bits that a sum of rank codes has for each rank. For such sums a and b, a + eights - b
-- keeps the 8 of each rank if a has at least as many cards of the rank as b
masks AS (
    SELECT CAST(8 * SUM(r.rank_code) AS BIGINT) AS eights FROM ranks AS r
),

-- One row per multiset of one to three ranks: its number of cards, its highest rank and the sum of its rank codes
multisets AS (
    SELECT 1 AS cards, r.rank, r.rank_code AS codes FROM ranks AS r
    UNION ALL
    SELECT m.cards + 1 AS cards, r.rank, m.codes + r.rank_code AS codes
    FROM multisets AS m
    INNER JOIN ranks AS r ON m.rank <= r.rank
    WHERE m.cards < 3
),

-- One row per suited and codes: codes sums the rank codes of a board, with suited = 1 only those in the flush's suit
boards AS (
    SELECT DISTINCT b.flush AS suited, CASE b.flush WHEN 1 THEN b.suit_codes ELSE b.codes END AS codes
    FROM board_kinds AS b
),

-- One row per suited, codes and triple: the sum of the rank codes of three of the cards in codes
triples AS (
    SELECT b.suited, b.codes, t.codes AS triple
    FROM boards AS b
    CROSS JOIN masks AS m
    INNER JOIN multisets AS t ON t.cards = 3 AND (b.codes + m.eights - t.codes) & m.eights = m.eights
),

-- One row per row of triples and ranks of two own cards: the key of the five cards
keys AS MATERIALIZED (
    SELECT t.suited, t.codes, p.codes AS pair, (t.triple + p.codes) * (1 - 2 * t.suited) AS hand_key
    FROM triples AS t
    INNER JOIN multisets AS p ON p.cards = 2
),

-- One row per rules and hand_key: hand_points, -1 for hands that do not qualify
key_points AS MATERIALIZED (
    SELECT g.rules, c.hand_key, COALESCE(c.hand_points, -1) AS hand_points
    FROM game_rules AS g
    INNER JOIN class_ranks AS c ON g.rules = c.rules
    WHERE c.suited <= g.counts_suits
)

SELECT c.rules, k.suited, k.codes, k.pair, MAX(c.hand_points) AS hand_points
FROM keys AS k
INNER JOIN key_points AS c ON k.hand_key = c.hand_key
GROUP BY c.rules, k.suited, k.codes, k.pair;
