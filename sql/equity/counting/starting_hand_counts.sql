-- The rows of starting_hands, computed from slice_counts; complete after the last slice
-- Grain: one row per starting hand; wins, ties and losses are averages over its combinations
-- Reads: deck, hole_cards, slice_counts
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW starting_hand_counts AS
WITH
-- One row per starting hand: the sums over its combinations and all slices
totals AS (
    SELECT c.starting_hand, SUM(c.boards) AS boards, SUM(c.wins) AS wins, SUM(c.ties) AS ties
    FROM slice_counts AS c
    GROUP BY c.starting_hand
),

-- One row per starting hand: the number of its combinations, and its two ranks
hands AS (
    SELECT
        h.starting_hand,
        COUNT(*) AS combinations,
        MIN(h.high_rank) AS high_rank,
        MIN(h.low_rank) AS low_rank
    FROM hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row: C(52 - 7, 2), the number of hole cards that an opponent can have if seven cards are known
opponent_hands AS (
    SELECT (COUNT(*) - 7) * (COUNT(*) - 8) // 2 AS hands FROM deck
)

SELECT
    h.starting_hand,
    h.combinations,
    CAST(t.wins // h.combinations AS BIGINT) AS wins,
    CAST(t.ties // h.combinations AS BIGINT) AS ties,
    CAST((t.boards * o.hands - t.wins - t.ties) // h.combinations AS BIGINT) AS losses,
    ROW_NUMBER() OVER (ORDER BY h.high_rank DESC, h.low_rank DESC, h.combinations ASC) AS place
FROM hands AS h
INNER JOIN totals AS t ON h.starting_hand = t.starting_hand
CROSS JOIN opponent_hands AS o;
