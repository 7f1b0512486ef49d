-- All hands of five, six and seven cards with their ranks, computed whenever a query reads them
-- Grain: one row per hand (2,598,960 of five cards, 20,358,520 of six, 133,784,560 of seven)
-- Columns:
--   cards: the number of cards of a hand, 5 to 7
--   hand_rank: the rank of the hand's class, as in hand_classes
--   hand: the cards as text, in the order of the deck
-- Reads: deck, hand_keys
-- Engine: duckdb

-- With a condition such as cards = 6, DuckDB makes only these hands.

DROP VIEW IF EXISTS evaluator_hands;

CREATE VIEW evaluator_hands AS
WITH
-- One row per hand of five cards: its cards as bits, and the highest card_id
fives AS NOT MATERIALIZED (
    SELECT
        c1.card || ' ' || c2.card || ' ' || c3.card || ' ' || c4.card || ' ' || c5.card AS hand,
        c1.card_bit | c2.card_bit | c3.card_bit | c4.card_bit | c5.card_bit AS hand_bits,
        c5.card_id AS highest
    FROM deck AS c1
    INNER JOIN deck AS c2 ON c1.card_id < c2.card_id
    INNER JOIN deck AS c3 ON c2.card_id < c3.card_id
    INNER JOIN deck AS c4 ON c3.card_id < c4.card_id
    INNER JOIN deck AS c5 ON c4.card_id < c5.card_id
),

-- One row per hand of six cards
sixes AS NOT MATERIALIZED (
    SELECT f.hand || ' ' || d.card AS hand, f.hand_bits | d.card_bit AS hand_bits, d.card_id AS highest
    FROM fives AS f
    INNER JOIN deck AS d ON f.highest < d.card_id
),

-- One row per hand of seven cards
sevens AS (
    SELECT s.hand || ' ' || d.card AS hand, s.hand_bits | d.card_bit AS hand_bits
    FROM sixes AS s
    INNER JOIN deck AS d ON s.highest < d.card_id
),

-- One row per hand
hands AS (
    SELECT 5 AS cards, f.hand, f.hand_bits FROM fives AS f
    UNION ALL
    SELECT 6 AS cards, s.hand, s.hand_bits FROM sixes AS s
    UNION ALL
    SELECT 7 AS cards, s.hand, s.hand_bits FROM sevens AS s
)

SELECT h.cards, k.hand_rank, h.hand
FROM hands AS h
INNER JOIN hand_keys AS k ON k.hand_key = pokersql.bits_key(h.hand_bits);
