-- The rank of every hand of five, six or seven cards, by a key that is a sum over its cards
-- Grain: one row per key (78,494): 73,775 for hands without a flush, 4,719 for flushes
-- Columns:
--   cards: how many cards are in the sum, 5 to 7
-- Reads: hand_classes, ranks

-- A SUM, a GROUP BY and a join rank any table of hands; sql/ranking/README.md has an example. The key of a flush omits
-- the cards of other suits, since seven cards with a flush have no full house and no four of a kind.
-- The rank of six cards is the MIN over their six choices of five; that of seven is the MIN over their choices of six.

DROP TABLE IF EXISTS hand_keys;

CREATE TABLE hand_keys (
    hand_key BIGINT NOT NULL,
    cards INTEGER NOT NULL,
    hand_rank INTEGER NOT NULL
);

INSERT INTO hand_keys (hand_key, cards, hand_rank)
WITH
-- One row per key of five cards; alike is how many cards of one rank a hand may have: 4, or 1 in a flush
five_keys AS (
    SELECT
        h.hand_key * (1 - 2 * h.suited) AS codes,
        4 - 3 * h.suited AS alike,
        h.hand_rank
    FROM hand_classes AS h
),

-- One row per key of six cards: the MIN of hand_rank over the keys with one card fewer
six_keys AS (
    SELECT f.codes + r.rank_code AS codes, f.alike, MIN(f.hand_rank) AS hand_rank
    FROM five_keys AS f
    INNER JOIN ranks AS r ON f.codes % (r.rank_code * 16) < r.rank_code * f.alike
    GROUP BY f.codes + r.rank_code, f.alike
),

-- One row per key of seven cards: the MIN of hand_rank over the keys with one card fewer
seven_keys AS (
    SELECT s.codes + r.rank_code AS codes, s.alike, MIN(s.hand_rank) AS hand_rank
    FROM six_keys AS s
    INNER JOIN ranks AS r ON s.codes % (r.rank_code * 16) < r.rank_code * s.alike
    GROUP BY s.codes + r.rank_code, s.alike
),

-- One row per key
keys AS (
    SELECT f.codes, f.alike, 5 AS cards, f.hand_rank FROM five_keys AS f
    UNION ALL
    SELECT s.codes, s.alike, 6 AS cards, s.hand_rank FROM six_keys AS s
    UNION ALL
    SELECT s.codes, s.alike, 7 AS cards, s.hand_rank FROM seven_keys AS s
)

SELECT
    k.codes * CASE WHEN k.alike = 1 THEN -1 ELSE 1 END AS hand_key,
    k.cards,
    k.hand_rank
FROM keys AS k
ORDER BY hand_key;
