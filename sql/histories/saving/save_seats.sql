-- Saves the players of the hands
-- Grain: one new row of histories.seats per hand and player
-- Reads: final_cards, final_ranks, hand_events, histories.seats, kept_hands, seat_positions, seat_results, seat_totals,
--   written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.seats
WITH
-- One row per hand and player whose cards are all known: the ranks for the high half and the low half of the pot
ranks AS (
    SELECT
        r.hand_no,
        r.place,
        MAX(CASE WHEN r.half = 1 THEN r.hand_rank END) AS hand_rank,
        MAX(CASE WHEN r.half = 2 THEN r.hand_rank END) AS low_rank
    FROM final_ranks AS r
    WHERE r.board_no = 1
    GROUP BY r.hand_no, r.place
),

-- One row per hand: its first shown or mucked hand, else its last action
ends AS (
    SELECT
        e.hand_no,
        COALESCE(
            MIN(e.event_no) FILTER (WHERE e.event IN ('show', 'muck')), MAX(e.event_no) FILTER (WHERE e.betting = 1)
        ) AS event_no
    FROM hand_events AS e
    WHERE e.betting = 1 OR e.event IN ('show', 'muck')
    GROUP BY e.hand_no
),

-- One row per hand and player of whom the file tells cards before this event: the length of the text of the cards
dealt_cards AS (
    SELECT e.hand_no, e.place, SUM(LENGTH(REPLACE(e.cards, '?', ''))) AS cards
    FROM hand_events AS e
    INNER JOIN ends AS f ON e.hand_no = f.hand_no AND e.event_no < f.event_no
    INNER JOIN written_seats AS s ON e.hand_no = s.hand_no AND e.place = s.place
    WHERE e.event IN ('deal', 'known') AND REPLACE(e.cards, '?', '') > '' AND NOT s.anonymous
    GROUP BY e.hand_no, e.place
),

-- One row per hand with an owner: the player of whom the file tells more such cards than of each other player
owners AS (
    SELECT d.hand_no, ARG_MAX(d.place, d.cards) AS place
    FROM dealt_cards AS d
    GROUP BY d.hand_no
    HAVING COUNT(*) = 1 OR MAX(d.cards, 2)[1] > MAX(d.cards, 2)[2]
)

SELECT
    h.hand_id,
    w.seat,
    w.player,
    w.anonymous,
    w.place,
    p.position,
    w.stack,
    CASE WHEN TRIM(c.cards, '?') > '' THEN SPACED_CARDS(c.cards) END AS hole,
    COALESCE(c.shown, FALSE) AS shown,
    t.folded,
    t.invested,
    t.returned,
    s.won,
    s.won + t.returned - t.invested AS net,
    COALESCE(w.cashed_out, s.won - w.cash_out_fee) AS cashed_out,
    w.cash_out_fee,
    w.added,
    COALESCE(w.cashed_out, s.won - w.cash_out_fee, s.won) + COALESCE(w.added, 0) + t.returned - t.invested
        AS net_received,
    r.hand_rank,
    r.low_rank,
    o.place IS NOT NULL AS is_owner
FROM kept_hands AS h
INNER JOIN written_seats AS w ON h.hand_no = w.hand_no
INNER JOIN seat_totals AS t ON w.hand_no = t.hand_no AND w.place = t.place
INNER JOIN seat_results AS s ON w.hand_no = s.hand_no AND w.place = s.place
LEFT JOIN final_cards AS c ON w.hand_no = c.hand_no AND w.place = c.place
LEFT JOIN ranks AS r ON w.hand_no = r.hand_no AND w.place = r.place
LEFT JOIN owners AS o ON w.hand_no = o.hand_no AND w.place = o.place
INNER JOIN seat_positions AS p ON w.hand_no = p.hand_no AND w.place = p.place
ORDER BY h.hand_no, w.place;
