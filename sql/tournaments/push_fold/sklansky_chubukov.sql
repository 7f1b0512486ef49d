-- The Sklansky-Chubukov number of each starting hand: up to which stack a push with a shown hand is better than a fold
-- Grain: one row per starting hand (169)
-- Columns:
--   hand: the starting hand that the small blind shows
--   stack: the largest stack, after posting the small blind of 1, with which a push is right; infinity for AA
--   callers: the number of the big blind's 1,225 hands that call at this stack; NULL for AA
-- Reads: heads_up
-- Engine: duckdb

-- The blinds are 1 and 2. The big blind knows the hand, and calls with hands against which the small blind's equity e
-- is less than (stack + 3) / (2 * stack + 2). So the k callers are the hands with the lowest e. Summed over all 1,225
-- hands, the push is worth 3 * (1225 - k) + SUM(e) * (2 * stack + 2) - k * stack more than the fold: 0 at this stack.

CREATE OR REPLACE VIEW sklansky_chubukov AS
WITH
-- One row per starting hand: hole cards that stand for all its hole cards
heroes AS (
    SELECT h.hero_hand, MIN(h.hero) AS hero
    FROM heads_up AS h
    GROUP BY h.hero_hand
),

-- One row per starting hand and hand of the big blind: the small blind's equity
equities AS (
    SELECT h.hero_hand, h.villain, (h.wins + h.ties / 2) / (h.wins + h.ties + h.losses) AS equity
    FROM heads_up AS h
    INNER JOIN heroes AS o ON h.hero = o.hero
),

-- One row per starting hand and number of callers: the sum of their equities, and the equity of the last and next one
callers AS (
    SELECT
        e.hero_hand,
        e.equity AS last_equity,
        ROW_NUMBER() OVER w AS callers,
        COUNT(*) OVER (PARTITION BY e.hero_hand) AS villains,
        SUM(e.equity) OVER w AS equities,
        LEAD(e.equity) OVER w AS next_equity
    FROM equities AS e
    WINDOW w AS (PARTITION BY e.hero_hand ORDER BY e.equity, e.villain)
),

-- One row per starting hand and number of callers: the stack at which the push is worth as much as the fold
stacks AS (
    SELECT
        c.*,
        (3 * (c.villains - c.callers) + 2 * c.equities) / (c.callers - 2 * c.equities) AS stack
    FROM callers AS c
    WHERE c.callers > 2 * c.equities
),

-- One row per starting hand and stack at which the number of callers is the right one
balances AS (
    SELECT s.hero_hand, s.stack, s.callers
    FROM stacks AS s
    WHERE
        s.last_equity < (s.stack + 3) / (2 * s.stack + 2)
        AND COALESCE(s.next_equity >= (s.stack + 3) / (2 * s.stack + 2), TRUE)
)

SELECT
    o.hero_hand AS hand,
    COALESCE(MAX(b.stack), CAST('infinity' AS DOUBLE)) AS stack,
    ARG_MAX(b.callers, b.stack) AS callers
FROM heroes AS o
LEFT JOIN balances AS b ON o.hero_hand = b.hero_hand
GROUP BY o.hero_hand;
