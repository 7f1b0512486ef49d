-- Writes the errors of Open Hand History hands: fields and actions that can't be read
-- Grain: one new row of written_errors per error
-- Reads: ohh_actions, ohh_hands, ohh_seats, written_errors
-- Engine: duckdb
-- Access: internal

INSERT INTO written_errors BY NAME
SELECT
    h.hand_no,
    CASE
        WHEN h.ohh IS NULL THEN 'bad_json'
        WHEN h.game IS NULL THEN 'unknown_game'
        WHEN h.betting IS NULL OR COALESCE(LEN(h.rounds), 0) = 0 THEN 'missing_field'
        ELSE 'no_players'
    END AS error,
    CASE
        WHEN h.ohh IS NULL THEN '{"ohh": {...}}'
        WHEN h.game IS NULL THEN 'a game_type of ohh_games'
        WHEN h.betting IS NULL THEN 'bet_limit.bet_type NL, PL or FL'
        WHEN COALESCE(LEN(h.rounds), 0) = 0 THEN 'rounds'
        ELSE 'two or more players, each with seat, name and starting_stack'
    END AS expected,
    COALESCE(h.game_type, 'nothing') AS found
FROM ohh_hands AS h
WHERE
    h.ohh IS NULL
    OR h.game IS NULL
    OR h.betting IS NULL
    OR COALESCE(LEN(h.rounds), 0) = 0
    OR h.hand_no NOT IN (
        SELECT s.hand_no
        FROM ohh_seats AS s
        GROUP BY s.hand_no
        HAVING COUNT(*) BETWEEN 2 AND 11 AND COUNT(s.seat) + COUNT(s.player) + COUNT(s.stack) = 3 * COUNT(*)
    )

UNION ALL

SELECT
    a.hand_no,
    CASE WHEN a.event IS NULL OR a.lacks_amount THEN 'bad_action' ELSE 'unknown_player' END AS error,
    CASE
        WHEN a.event IS NULL THEN 'an action of ohh_events'
        WHEN a.lacks_amount THEN 'an amount'
        ELSE 'a player of players'
    END AS expected,
    COALESCE(a.action, 'nothing') || ' of player ' || COALESCE(a.player_id, 'nobody') AS found
FROM ohh_actions AS a
LEFT JOIN ohh_seats AS s ON a.hand_no = s.hand_no AND a.player_id = s.player_id
WHERE a.event IS NULL OR a.lacks_amount OR (s.hand_no IS NULL AND a.event <> 'deal');
