-- The kinds of cards: with flush = 0 the ranks, with flush = 1 the ranks in the flush's suit and those outside it
-- Grain: one row per flush (0 or 1) and kind (13 and 26)
-- Reads: ranks
-- Engine: duckdb
-- Access: internal

-- `copies` is the number of cards of the kind in the deck. Kinds in the flush's suit have the lower numbers. A sum of
-- 2^held_place over cards has three bits for each kind, which count the cards of the kind.

DROP VIEW IF EXISTS card_kinds;

CREATE VIEW card_kinds AS
WITH
-- One row per flush and kind
kinds AS (
    SELECT 0 AS flush, r.rank AS kind, 4 AS copies, 0 AS suited, r.rank_code, 0 AS suit_code FROM ranks AS r
    UNION ALL
    SELECT 1 AS flush, r.rank AS kind, 1 AS copies, 1 AS suited, r.rank_code, r.rank_code AS suit_code FROM ranks AS r
    UNION ALL
    SELECT 1 AS flush, 13 + r.rank AS kind, 3 AS copies, 0 AS suited, r.rank_code, 0 AS suit_code FROM ranks AS r
)

SELECT k.flush, k.kind, k.copies, k.suited, k.rank_code, k.suit_code, 3 * k.kind AS held_place
FROM kinds AS k;
