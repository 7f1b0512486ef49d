-- The numbers of sources, hands, players and errors in the hand histories, and the dates and currencies of the hands
-- Grain: one row
-- Reads: histories.hands, histories.history_errors, histories.seats, histories.sources
-- Engine: duckdb

-- currencies lists the currencies of the hands of the kind $kind that $player, or any player, played. If there are
-- several, the page says that its sums mix currencies. of_tournaments is NULL if $kind is '' and all hands are of one
-- kind.
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
            ($player IS NULL OR c.hand_id IN (SELECT s.hand_id FROM histories.seats AS s WHERE s.player = $player))
            AND COALESCE(histories.chosen_kind($kind) = (c.tournament IS NOT NULL), TRUE)
    ) AS currencies,
    COUNT(DISTINCT h.tournament IS NULL) > 1 AS has_both_kinds,
    histories.chosen_kind($kind) AS of_tournaments
FROM histories.hands AS h;
