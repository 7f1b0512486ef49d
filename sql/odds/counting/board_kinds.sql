-- Boards grouped by kinds of cards: all boards (flush = 0), and boards with three or more cards of a suit (flush = 1)
-- Grain: one row per multiset of five rows of card_kinds: 6,175 with flush = 0, 36,608 with flush = 1
-- Reads: card_kinds
-- Engine: duckdb
-- Access: internal

-- `ways` is the number of boards. `codes` is the sum of the rank codes of all cards, `suit_codes` the sum over the
-- cards of the flush's suit. `held` has three bits for each kind, which count the board's cards of the kind. Rows with
-- equal `codes` have the same number `board`.

DROP TABLE IF EXISTS board_kinds;

CREATE TABLE board_kinds AS
WITH RECURSIVE
-- One row per flush and multiset of up to five kinds; alike is the number of cards of the last kind. A further card of
-- a kind with n copies changes the factor C(n, k) of ways into C(n, k + 1) = C(n, k) (n - k) / (k + 1)
multisets AS (
    SELECT
        f.flush,
        0 AS cards,
        0 AS kind,
        0 AS alike,
        0 AS suited,
        CAST(0 AS BIGINT) AS codes,
        CAST(0 AS BIGINT) AS suit_codes,
        CAST(0 AS HUGEINT) AS held,
        CAST(1 + 3 * f.flush AS BIGINT) AS ways
    FROM (SELECT DISTINCT k.flush FROM card_kinds AS k) AS f
    UNION ALL
    SELECT
        m.flush,
        m.cards + 1 AS cards,
        k.kind,
        CASE WHEN m.kind = k.kind THEN m.alike + 1 ELSE 1 END AS alike,
        m.suited + k.suited AS suited,
        m.codes + k.rank_code AS codes,
        m.suit_codes + k.suit_code AS suit_codes,
        m.held + (CAST(1 AS HUGEINT) << k.held_place) AS held,
        CASE WHEN m.kind = k.kind THEN m.ways * (k.copies - m.alike) // (m.alike + 1) ELSE m.ways * k.copies END
            AS ways
    FROM multisets AS m
    INNER JOIN card_kinds AS k
        ON m.flush = k.flush AND (m.kind < k.kind OR (m.kind = k.kind AND m.alike < k.copies))
    WHERE m.cards < 5
)

SELECT m.flush, m.codes, m.suit_codes, m.held, m.ways, DENSE_RANK() OVER (ORDER BY m.codes) AS board
FROM multisets AS m
WHERE m.cards = 5 AND m.suited >= 3 * m.flush;
