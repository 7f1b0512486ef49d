-- The errors of players: cards, folds, posts and bets that contradict the replay, and players or seats that occur twice
-- Grain: one row per error
-- Reads: bets, final_cards, game_judges, hand_totals, new_hands, pokersql.games, seat_totals, written_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE seat_errors AS
WITH
-- One row per hand and player for whom the file gives fold_street: the street_no of the fold in the replay, 0 without a
-- fold
folds AS (
    SELECT w.hand_no, w.player, w.fold_street, COALESCE(MIN(b.street_no), 0) AS street_no, MIN(b.line) AS line
    FROM written_seats AS w
    INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
    LEFT JOIN bets AS b ON w.hand_no = b.hand_no AND w.place = b.place AND b.event = 'fold'
    WHERE w.fold_street IS NOT NULL
    GROUP BY w.hand_no, w.place, w.player, w.fold_street
),

-- One row per hand: the highest number of cards dealt to a player, and whether any player showed or mucked
dealt_hands AS (
    SELECT c.hand_no, MAX(c.dealt_cards) AS dealt_cards, BOOL_OR(c.shown OR c.mucked) AS shown
    FROM final_cards AS c
    GROUP BY c.hand_no
),

-- One row per hand and player who raised on the first street: the sum of the player's blinds, which some programs count
-- twice
raised_blinds AS (
    SELECT
        b.hand_no,
        b.place,
        CAST(SUM(CASE WHEN b.money = 'live' THEN b.amount ELSE 0 END) AS DECIMAL(18, 4)) AS amount
    FROM bets AS b
    WHERE b.street_no = 1
    GROUP BY b.hand_no, b.place
    HAVING BOOL_OR(b.event = 'bet')
),

-- One row per post: its number among the player's posts of the same kind, and the place and amount that it must have
-- (right_place and right_amount; NULL if any is right)
posts AS (
    SELECT
        b.*,
        ROW_NUMBER() OVER (
            PARTITION BY b.hand_no, b.place, b.event = 'ante', b.event IN ('small blind', 'dead post')
            ORDER BY b.event_no
        ) AS number,
        CASE WHEN b.event = 'small blind' AND h.players > 2 THEN 1 END AS right_place,
        CASE b.event
            WHEN 'small blind' THEN h.small_blind
            WHEN 'big blind' THEN h.big_blind
            WHEN 'ante'
                THEN
                    MODE(b.written_amount) FILTER (WHERE b.event = 'ante' AND NOT b.all_in) OVER (
                        PARTITION BY b.hand_no
                    )
        END AS right_amount
    FROM bets AS b
    INNER JOIN new_hands AS h ON b.hand_no = h.hand_no
    WHERE b.event IN ('ante', 'small blind', 'dead post', 'big blind', 'post', 'straddle')
)

SELECT
    f.hand_no,
    f.line,
    'wrong_fold' AS error,
    f.player || ': '
    || CASE WHEN f.street_no = 0 THEN 'no fold' ELSE 'a fold on street ' || f.street_no END AS expected,
    CASE WHEN f.fold_street = 0 THEN 'no fold' ELSE 'a fold on street ' || f.fold_street END AS found
FROM folds AS f
WHERE f.fold_street <> f.street_no

UNION ALL BY NAME

SELECT
    w.hand_no,
    'wrong_returned' AS error,
    w.player || ': ' || CAST(t.returned AS VARCHAR) AS expected,
    CAST(w.returned AS VARCHAR) AS found
FROM written_seats AS w
INNER JOIN seat_totals AS t ON w.hand_no = t.hand_no AND w.place = t.place
INNER JOIN hand_totals AS a ON w.hand_no = a.hand_no
WHERE w.returned <> t.returned AND COALESCE(a.missing BETWEEN 0 AND a.most_rake, TRUE)

UNION ALL BY NAME

SELECT
    w.hand_no,
    'wrong_bets' AS error,
    w.player || ': ' || CAST(t.invested AS VARCHAR) AS expected,
    CAST(w.invested AS VARCHAR) AS found
FROM written_seats AS w
INNER JOIN seat_totals AS t ON w.hand_no = t.hand_no AND w.place = t.place
LEFT JOIN raised_blinds AS b ON w.hand_no = b.hand_no AND w.place = b.place
WHERE w.invested NOT IN (t.invested, t.invested + COALESCE(b.amount, 0))

UNION ALL BY NAME

SELECT
    c.hand_no,
    'wrong_cards' AS error,
    w.player || ': ' || j.most_own || ' cards' AS expected,
    c.cards AS found
FROM final_cards AS c
INNER JOIN new_hands AS h ON c.hand_no = h.hand_no
INNER JOIN written_seats AS w ON c.hand_no = w.hand_no AND c.place = w.place
INNER JOIN game_judges AS j ON h.game = j.game AND j.half = 1
INNER JOIN pokersql.games AS g ON h.game = g.game
WHERE LENGTH(c.cards) // 2 > j.most_own OR (g.draws = 0 AND BIT_COUNT(c.told_bits) > j.most_own)

UNION ALL BY NAME

SELECT
    p.hand_no,
    p.line,
    p.place,
    'wrong_post' AS error,
    CASE
        WHEN p.number > 1 THEN 'one ' || p.event
        WHEN p.place <> p.right_place THEN 'the ' || p.event || ' of the player after the button'
        ELSE p.event || ' ' || CAST(p.right_amount AS VARCHAR)
    END AS expected,
    p.event || ' ' || CAST(p.written_amount AS VARCHAR) AS found
FROM posts AS p
WHERE
    (p.number > 1 AND NOT (p.event = 'straddle' AND p.written_amount > p.own_before))
    OR p.place <> p.right_place
    OR (p.written_amount <> p.right_amount AND NOT p.all_in)

UNION ALL BY NAME

SELECT
    w.hand_no,
    'repeated_seat' AS error,
    'one player on seat ' || w.seat AS expected,
    STRING_AGG(w.player, ', ' ORDER BY w.place) AS found,
    TRUE AS left_out
FROM written_seats AS w
INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
GROUP BY w.hand_no, w.seat
HAVING COUNT(*) > 1

UNION ALL BY NAME

SELECT
    w.hand_no,
    'repeated_player' AS error,
    'one seat of ' || w.player AS expected,
    STRING_AGG(CAST(w.seat AS VARCHAR), ', ' ORDER BY w.place) AS found,
    TRUE AS left_out
FROM written_seats AS w
INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
GROUP BY w.hand_no, w.player
HAVING COUNT(*) > 1

UNION ALL BY NAME

-- All players must be dealt the same number of cards. At the showdown each player must show or muck.
SELECT
    w.hand_no,
    'wrong_cards' AS error,
    w.player || ': ' || d.dealt_cards || ' cards' AS expected,
    CAST(COALESCE(c.dealt_cards, 0) AS VARCHAR) AS found
FROM written_seats AS w
INNER JOIN dealt_hands AS d ON w.hand_no = d.hand_no
INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
INNER JOIN seat_totals AS t ON w.hand_no = t.hand_no AND w.place = t.place
LEFT JOIN final_cards AS c ON w.hand_no = c.hand_no AND w.place = c.place
WHERE
    COALESCE(c.dealt_cards, 0) < d.dealt_cards
    AND (COALESCE(c.dealt_cards, 0) = 0 OR (g.draws = 0 AND NOT t.folded))

UNION ALL BY NAME

SELECT
    w.hand_no,
    'missing_action' AS error,
    'a show or a muck of ' || w.player AS expected,
    NULL AS found
FROM written_seats AS w
INNER JOIN dealt_hands AS d ON w.hand_no = d.hand_no
INNER JOIN hand_totals AS a ON w.hand_no = a.hand_no
INNER JOIN new_hands AS h ON w.hand_no = h.hand_no
INNER JOIN seat_totals AS t ON w.hand_no = t.hand_no AND w.place = t.place
LEFT JOIN final_cards AS c ON w.hand_no = c.hand_no AND w.place = c.place
WHERE h.tells_showdown AND d.shown AND a.players_in > 1 AND NOT t.folded AND NOT COALESCE(c.shown OR c.mucked, FALSE);
