-- What each starting hand comes to by all that was counted so far, as starting_hands keeps it
-- Grain: one row per starting hand; wins, ties and losses are of one combination
-- Reads: counted_hands, deck, hole_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS counted_starting_hands;

CREATE VIEW counted_starting_hands AS
WITH
-- One row per starting hand: what its combinations won and tied together
counted AS (
    SELECT c.starting_hand, SUM(c.boards) AS boards, SUM(c.wins) AS wins, SUM(c.ties) AS ties
    FROM counted_hands AS c
    GROUP BY c.starting_hand
),

-- One row per starting hand: how many combinations it has, and its ranks
hands AS (
    SELECT
        h.starting_hand,
        COUNT(*) AS combinations,
        MIN(h.high_rank) AS high_rank,
        MIN(h.low_rank) AS low_rank
    FROM hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row: how many hole cards two cards and a board leave
others AS (
    SELECT (COUNT(*) - 7) * (COUNT(*) - 8) // 2 AS hands FROM deck
)

SELECT
    h.starting_hand,
    h.combinations,
    CAST(c.wins // h.combinations AS BIGINT) AS wins,
    CAST(c.ties // h.combinations AS BIGINT) AS ties,
    CAST((c.boards * o.hands - c.wins - c.ties) // h.combinations AS BIGINT) AS losses,
    ROW_NUMBER() OVER (ORDER BY h.high_rank DESC, h.low_rank DESC, h.combinations ASC) AS place
FROM hands AS h
INNER JOIN counted AS c ON h.starting_hand = c.starting_hand
CROSS JOIN others AS o;
