-- The events of Open Hand History hands
-- Grain: one row per action, and one per round for its deal
-- Reads: event_kinds, ohh_events, ohh_hands
-- Engine: duckdb
-- Access: internal

-- If a street occurs again in a hand, another board begins there. Its earlier cards are those of the first board.

CREATE OR REPLACE TEMPORARY TABLE ohh_actions AS
WITH
-- One row per round
rounds AS (
    SELECT
        h.hand_no,
        h.line,
        UNNEST(RANGE(1, LEN(h.rounds) + 1)) AS round_no,
        UNNEST(h.rounds) AS round
    FROM ohh_hands AS h
),

-- One row per round: its street, its cards, and the number of the board to which they are dealt
boards AS (
    SELECT
        r.*,
        LOWER(r.round.street) AS street,
        OHH_CARDS(r.round.cards) AS cards,
        CASE
            WHEN OHH_CARDS(r.round.cards) IS NULL THEN 1
            ELSE ROW_NUMBER() OVER (PARTITION BY r.hand_no, LOWER(r.round.street) ORDER BY r.round_no)
        END AS board_no
    FROM rounds AS r
),

-- One row per hand and board after the first: the first round of the board, and the street of that round
later_boards AS (
    SELECT x.hand_no, x.board_no, MIN(x.round_no) AS round_no, ARG_MIN(x.street, x.round_no) AS street
    FROM boards AS x
    WHERE x.board_no > 1
    GROUP BY x.hand_no, x.board_no
),

-- One row per hand and board after the first: the cards that the board shares with the first board
common_cards AS (
    SELECT c.hand_no, d.board_no, d.round_no, STRING_AGG(c.cards, '' ORDER BY c.round_no) AS cards
    FROM boards AS c
    INNER JOIN later_boards AS d ON c.hand_no = d.hand_no
    INNER JOIN boards AS e ON d.hand_no = e.hand_no AND e.board_no = 1 AND d.street = e.street
    WHERE c.board_no = 1 AND c.round_no < e.round_no
    GROUP BY c.hand_no, d.board_no, d.round_no
),

-- One row per action: its place in the list of its round, from 0
actions AS (
    SELECT
        b.hand_no,
        b.line,
        b.round_no,
        UNNEST(RANGE(LEN(b.round.actions))) AS place,
        UNNEST(b.round.actions) AS act
    FROM boards AS b
)

SELECT
    b.hand_no,
    b.line,
    b.round_no,
    0 AS number,
    'deal' AS event,
    COALESCE(f.cards, '') || b.cards AS cards,
    CAST(b.board_no AS INTEGER) AS board_no
FROM boards AS b
LEFT JOIN common_cards AS f ON b.hand_no = f.hand_no AND b.round_no = f.round_no

UNION ALL BY NAME

SELECT
    a.hand_no,
    a.line,
    a.round_no,
    ROW_NUMBER() OVER (PARTITION BY a.hand_no, a.round_no ORDER BY a.act.action_number, a.place) AS number,
    a.act.player_id,
    e.event,
    a.act.action,
    a.act.amount,
    CASE
        WHEN e.event = 'known'
            THEN
                STRING_AGG(OHH_CARDS(a.act.cards), '') OVER (
                    PARTITION BY a.hand_no, a.act.player_id, e.event
                    ORDER BY a.round_no, a.act.action_number, a.place
                    ROWS UNBOUNDED PRECEDING
                )
        ELSE OHH_CARDS(a.act.cards)
    END AS cards,
    COALESCE(k.money IN ('dead', 'live', 'to'), FALSE) AND a.act.amount IS NULL AS lacks_amount
FROM actions AS a
LEFT JOIN ohh_events AS e ON a.act.action = e.action
LEFT JOIN event_kinds AS k ON e.event = k.event
WHERE COALESCE(a.act.action, '') NOT IN ('Added Chips', 'Sits Down', 'Stands Up', 'Add to Pot', 'Player Adjustment');
