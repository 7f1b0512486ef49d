-- The numbers of sources, hands, players and errors in the hand histories, and the dates and currencies of the hands
-- Grain: one row
-- Reads: histories.hands, histories.history_errors, histories.seats, histories.sources
-- Engine: duckdb

-- currencies lists the currencies of $player's hands, or of all hands. If there are several currencies, the page says
-- that its sums mix currencies.
SELECT
    (SELECT COUNT(*) FROM histories.sources AS s) AS sources,
    COUNT(*) AS hands,
    (SELECT COUNT(DISTINCT s.player) FROM histories.seats AS s WHERE NOT s.anonymous) AS players,
    MIN(h.played_at) AS first_played_at,
    MAX(h.played_at) AS last_played_at,
    (SELECT COUNT(*) FROM histories.history_errors AS e) AS errors,
    (
        SELECT LIST(DISTINCT COALESCE(c.currency, 'chips') ORDER BY COALESCE(c.currency, 'chips'))
        FROM histories.hands AS c
        WHERE
            $player IS NULL
            OR c.hand_id IN (SELECT s.hand_id FROM histories.seats AS s WHERE s.player = $player)
    ) AS currencies
FROM histories.hands AS h;
