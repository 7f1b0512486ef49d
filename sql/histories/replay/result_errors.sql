-- The errors in results: unfinished hands, unknown winners, and winnings, pots or rake that contradict the replay
-- Grain: one row per error
-- Reads: game_judges, hand_totals, new_hands, pokersql.games, seat_results, streets, written_seats
-- Engine: duckdb
-- Access: internal

-- left_out is TRUE if the hand can't be replayed to its end.

CREATE OR REPLACE TEMPORARY TABLE result_errors AS
WITH
-- One row per hand: the number of streets of its game
rounds AS (
    SELECT h.hand_no, MAX(s.street_no) AS streets
    FROM new_hands AS h
    INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
    INNER JOIN pokersql.games AS g ON h.game = g.game
    INNER JOIN streets AS s ON g.board_cards = s.board_cards AND g.draws = s.draws
    GROUP BY h.hand_no
)

SELECT
    t.hand_no,
    'no_winner' AS error,
    'a player who does not fold' AS expected,
    'all folded' AS found,
    TRUE AS left_out
FROM hand_totals AS t
WHERE t.players_in = 0

UNION ALL BY NAME

SELECT
    t.hand_no,
    CASE
        WHEN t.board_cards < LEAST(t.most_cards, t.most_board) THEN 'double_board'
        ELSE 'unfinished'
    END AS error,
    CASE
        WHEN t.board_cards < t.most_board THEN t.most_board || ' board cards'
        WHEN t.lowest_bet < t.highest_bet THEN 'bets of ' || CAST(t.highest_bet AS VARCHAR)
        WHEN t.streets < r.streets THEN 'bets on ' || r.streets || ' streets'
        ELSE 'actions of ' || t.players_with_chips || ' players'
    END AS expected,
    CASE
        WHEN t.board_cards < t.most_board THEN CAST(t.board_cards AS VARCHAR)
        WHEN t.lowest_bet < t.highest_bet THEN CAST(t.lowest_bet AS VARCHAR)
        WHEN t.streets < r.streets THEN 'bets on ' || t.streets
        ELSE 'actions of ' || t.players_acting
    END AS found,
    TRUE AS left_out
FROM hand_totals AS t
INNER JOIN rounds AS r ON t.hand_no = r.hand_no
WHERE
    t.players_in > 1
    AND (
        t.board_cards < t.most_board
        OR (t.players_with_chips > 0 AND t.lowest_bet < t.highest_bet)
        OR (t.players_with_chips > 1 AND (t.streets < r.streets OR t.players_acting < t.players_with_chips))
    )

UNION ALL BY NAME

SELECT
    r.hand_no,
    'unknown_winner' AS error,
    'shown cards, or what was won' AS expected,
    STRING_AGG(s.player, ', ' ORDER BY s.place) AS found
FROM seat_results AS r
INNER JOIN written_seats AS s ON r.hand_no = s.hand_no AND r.place = s.place
WHERE r.won IS NULL
GROUP BY r.hand_no

UNION ALL BY NAME

SELECT
    r.hand_no,
    'wrong_' || r.told_by AS error,
    s.player || ': ' || COALESCE(CAST(r.by_cards AS VARCHAR), 'no more than the pots') || ' before rake' AS expected,
    CAST(r.told AS VARCHAR) AS found
FROM seat_results AS r
INNER JOIN written_seats AS s ON r.hand_no = s.hand_no AND r.place = s.place
WHERE NOT r.agrees

UNION ALL BY NAME

SELECT
    t.hand_no,
    'wrong_total' AS error,
    CAST(t.pot AS VARCHAR)
    || CASE WHEN t.most_rake > 0 THEN ', less at most ' || CAST(t.most_rake AS VARCHAR) || ' of rake' ELSE '' END
        AS expected,
    CAST(t.told_won AS VARCHAR) AS found
FROM hand_totals AS t
WHERE t.missing NOT BETWEEN 0 AND t.most_rake

UNION ALL BY NAME

SELECT
    t.hand_no,
    'wrong_pot' AS error,
    CAST(t.pot AS VARCHAR) AS expected,
    CAST(h.pot AS VARCHAR) AS found
FROM hand_totals AS t
INNER JOIN new_hands AS h ON t.hand_no = h.hand_no
WHERE h.pot NOT IN (t.pot, t.pot + t.returned, t.pot - COALESCE(h.splash, 0))

UNION ALL BY NAME

SELECT
    t.hand_no,
    'wrong_rake' AS error,
    CAST(t.missing AS VARCHAR) AS expected,
    CAST(h.rake AS VARCHAR) AS found
FROM hand_totals AS t
INNER JOIN new_hands AS h ON t.hand_no = h.hand_no
WHERE h.rake <> t.missing AND t.missing BETWEEN 0 AND t.most_rake;
