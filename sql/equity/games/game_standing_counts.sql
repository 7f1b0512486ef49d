-- How many hands are ahead of, level with and behind the first player's now, of all that the second player can hold
-- Grain: one row per grouping and group: by category, and all together (total)
-- Columns:
--   grouped_by: category or total
--   name: the category, or the first player's hand in words
--   hands: how many hands are in the group
--   ahead: how many of them are ahead
--   level: how many are equal
--   behind: how many are behind
--   chance_ahead: ahead / hands
--   place: orders the categories, the best first
-- Reads: class_ranks, game_boards, game_cards, game_givens, game_hands_now
-- Source: pokersql
-- Engine: duckdb

-- A hand's rank is the MIN over its pairs. Sets grow card by card in rising card_id: the rank of a set with one more
-- card is the MIN of its own and of the pairs that the new card makes. Known hands are out of the deck. A second player
-- whose hand is known can hold that alone.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS game_standing_counts;

CREATE VIEW game_standing_counts AS
WITH RECURSIVE
-- One row: the board now
board_now AS (
    SELECT b.next_card, b.cards FROM game_boards AS b
    WHERE b.next_card IS NULL
),

-- One row per player of the first two whose hand is known
hands_now AS MATERIALIZED (
    SELECT h.seat, h.hand_rank, h.description FROM game_hands_now AS h
    WHERE h.seat <= 2 AND h.card IS NULL
),

-- One row per two cards that the second player can hold, none if the hand is known
open_pairs AS (
    SELECT
        0 AS seat,
        a.card_id AS card_1,
        b.card_id AS card_2,
        a.rank_code + b.rank_code AS codes,
        a.suit_bits & b.suit_bits AS suit_bits
    FROM game_cards AS a
    INNER JOIN game_cards AS b ON a.card_id < b.card_id
    LEFT JOIN hands_now AS h ON h.seat = 2
    WHERE a.seat IS NULL AND b.seat IS NULL AND h.seat IS NULL
),

-- One row per two cards: the best rank that they make
pair_ranks AS MATERIALIZED (
    SELECT r.card_1, r.card_2, CAST(1 AS BIGINT) << r.card_1 AS bit_1, MIN(r.hand_rank) AS hand_rank
    FROM PAIR_RANKS_OF('board_now', 'open_pairs') AS r
    GROUP BY r.card_1, r.card_2
),

-- One row per set of two cards and more: the rank of its best pair
sets AS (
    SELECT 2 AS cards, r.card_2 AS last_card, r.bit_1 | (CAST(1 AS BIGINT) << r.card_2) AS card_bits, r.hand_rank
    FROM pair_ranks AS r
    UNION ALL
    SELECT
        s.cards + 1 AS cards,
        p.card_2 AS last_card,
        s.card_bits | (CAST(1 AS BIGINT) << p.card_2) AS card_bits,
        LEAST(MIN(s.hand_rank), MIN(p.hand_rank)) AS hand_rank
    FROM sets AS s
    CROSS JOIN game_givens AS g
    INNER JOIN pair_ranks AS p ON s.last_card < p.card_2 AND s.card_bits & p.bit_1 > 0
    WHERE s.cards < g.own_cards
    GROUP BY s.cards, p.card_2, s.card_bits
),

-- One row per rank: how many hands have it
rank_counts AS (
    SELECT s.hand_rank, COUNT(*) AS hands
    FROM sets AS s
    INNER JOIN game_givens AS g ON s.cards = g.own_cards
    GROUP BY s.hand_rank
    UNION ALL
    SELECT h.hand_rank, 1 AS hands FROM hands_now AS h
    WHERE h.seat = 2
),

-- One row per rank of the game's high rules
classes AS (
    SELECT DISTINCT c.hand_rank, c.hand_points, c.category
    FROM game_givens AS g
    INNER JOIN class_ranks AS c ON g.high_rules = c.rules
),

-- One row: the first player's hand now
heroes AS (
    SELECT h.hand_rank, h.description FROM hands_now AS h
    WHERE h.seat = 1
)

SELECT
    CASE WHEN GROUPING(c.category) = 0 THEN 'category' ELSE 'total' END AS grouped_by,
    COALESCE(c.category, h.description) AS name,
    CAST(SUM(r.hands) AS BIGINT) AS hands,
    CAST(COALESCE(SUM(r.hands) FILTER (r.hand_rank < h.hand_rank), 0) AS BIGINT) AS ahead,
    CAST(COALESCE(SUM(r.hands) FILTER (r.hand_rank = h.hand_rank), 0) AS BIGINT) AS level,
    CAST(COALESCE(SUM(r.hands) FILTER (r.hand_rank > h.hand_rank), 0) AS BIGINT) AS behind,
    ahead / SUM(r.hands) AS chance_ahead,
    ROW_NUMBER() OVER (PARTITION BY GROUPING(c.category) ORDER BY MIN(r.hand_rank)) AS place
FROM rank_counts AS r
INNER JOIN classes AS c ON r.hand_rank = c.hand_rank
CROSS JOIN heroes AS h
GROUP BY GROUPING SETS ((c.category, h.description, h.hand_rank), (h.description, h.hand_rank));
