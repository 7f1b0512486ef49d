-- The best high rank of two own cards with three of a board, over a relation of boards and one of pairs of cards
-- Grain: one row per board and pair that shares no card with it; a pair has seat, card_1, card_2, codes, suit_bits
-- Reads: class_ranks, game_cards, game_givens
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP MACRO TABLE IF EXISTS pair_ranks_of;

CREATE MACRO pair_ranks_of(boards, pairs) AS TABLE
WITH
-- One row per board and card of it
board_cards AS (
    SELECT b.next_card, c.card_id, c.rank_code, c.suit_bits
    FROM (SELECT q.next_card, UNNEST(q.cards) AS card_id FROM QUERY_TABLE(boards) AS q) AS b
    INNER JOIN game_cards AS c ON b.card_id = c.card_id
),

-- One row per board and three of its cards
triples AS (
    SELECT
        a.next_card,
        a.rank_code + b.rank_code + c.rank_code AS codes,
        a.suit_bits & b.suit_bits & c.suit_bits AS suit_bits
    FROM board_cards AS a
    INNER JOIN board_cards AS b ON a.next_card IS NOT DISTINCT FROM b.next_card AND a.card_id < b.card_id
    INNER JOIN board_cards AS c ON a.next_card IS NOT DISTINCT FROM c.next_card AND b.card_id < c.card_id
),

-- One row per kind of hand
classes AS MATERIALIZED (
    SELECT r.hand_key, r.hand_rank
    FROM game_givens AS g
    INNER JOIN class_ranks AS r ON g.high_rules = r.rules
)

SELECT t.next_card, p.seat, p.card_1, p.card_2, MIN(k.hand_rank) AS hand_rank
FROM triples AS t
INNER JOIN QUERY_TABLE(pairs) AS p ON t.next_card IS NULL OR t.next_card NOT IN (p.card_1, p.card_2)
INNER JOIN classes AS k
    ON k.hand_key = (t.codes + p.codes) * CASE WHEN t.suit_bits & p.suit_bits > 0 THEN -1 ELSE 1 END
GROUP BY t.next_card, p.seat, p.card_1, p.card_2;
