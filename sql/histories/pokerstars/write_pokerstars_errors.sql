-- Names what of PokerStars hands can't be read
-- Grain: one new row of written_errors per error
-- Reads: pokerstars_events, pokerstars_hands, pokerstars_seats, written_errors
-- Source: files of PokerStars
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors
SELECT
    h.source,
    h.line,
    h.hand_no,
    h.hand_id,
    CASE
        WHEN h.cancelled THEN 'cancelled'
        WHEN h.site IS NULL OR h.betting = '' THEN 'bad_header'
        WHEN h.game IS NULL THEN 'unknown_game'
        WHEN NOT h.has_summary THEN 'no_summary'
        ELSE 'no_players'
    END AS error,
    CASE
        WHEN h.cancelled THEN 'a hand that was played'
        WHEN h.site IS NULL OR h.betting = ''
            THEN 'PokerStars Hand #1: Hold''em No Limit ($1/$2 USD) - 2020/12/31 23:59:59 ET'
        WHEN h.game IS NULL THEN 'a game of pokerstars_games'
        WHEN NOT h.has_summary THEN '*** SUMMARY ***, as at the end of each hand'
        ELSE 'two or more players'
    END AS expected,
    LEFT(h.header, 80) AS found
FROM pokerstars_hands AS h
WHERE
    h.cancelled
    OR h.site IS NULL
    OR h.betting = ''
    OR h.game IS NULL
    OR NOT h.has_summary
    OR (
        SELECT COUNT(*) FROM pokerstars_seats AS s
        WHERE s.hand_no = h.hand_no
    ) NOT BETWEEN 2 AND 11

UNION ALL

-- An action of somebody who has no seat
SELECT
    h.source,
    e.line,
    h.hand_no,
    h.hand_id,
    'unknown_player' AS error,
    'Seat N: ' || e.player || ' (STACK in chips)' AS expected,
    e.player || ': ' || e.event AS found
FROM pokerstars_events AS e
INNER JOIN pokerstars_hands AS h ON e.hand_no = h.hand_no
LEFT JOIN pokerstars_seats AS s ON e.hand_no = s.hand_no AND e.player = s.player
WHERE e.player IS NOT NULL AND s.hand_no IS NULL AND e.event NOT IN ('known', 'returned');
