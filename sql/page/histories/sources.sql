-- The numbers of sources, hands, players and errors in the hand histories, and the dates and currencies of the hands
-- Grain: one row
-- Reads: histories.hands, histories.history_errors, histories.seats, histories.sources, shown_plays
-- Engine: duckdb

-- chosen_hands counts the chosen hands of $player, or of any player, and currencies lists their currencies. If there
-- are several, the page says that its sums mix currencies. of_tournaments is NULL if $kind is '' and all hands are of
-- one kind.
SELECT
    (SELECT COUNT(*) FROM histories.sources AS s) AS sources,
    COUNT(*) AS hands,
    (
        SELECT COUNT(DISTINCT p.hand_id) FROM shown_plays AS p
        WHERE $player IS NULL OR p.player = $player
    ) AS chosen_hands,
    (SELECT COUNT(DISTINCT s.player) FROM histories.seats AS s WHERE NOT s.anonymous) AS players,
    MIN(h.played_at) AS first_played_at,
    MAX(h.played_at) AS last_played_at,
    (SELECT COUNT(*) FROM histories.history_errors AS e) AS errors,
    (
        SELECT LIST(DISTINCT COALESCE(c.currency, 'chips') ORDER BY COALESCE(c.currency, 'chips'))
        FROM histories.hands AS c
        WHERE c.hand_id IN (SELECT p.hand_id FROM shown_plays AS p WHERE $player IS NULL OR p.player = $player)
    ) AS currencies,
    COUNT(DISTINCT h.tournament IS NULL) > 1 AS has_both_kinds,
    histories.chosen_kind($kind) AS of_tournaments
FROM histories.hands AS h;
