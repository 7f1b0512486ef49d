-- The players of each hand, with the values that histories.plays and histories.decisions need
-- Grain: one row per hand and player
-- Reads: bets, final_cards, hand_totals, kept_hands, pokersql.games, seat_positions, seat_results, seat_totals,
--   written_seats
-- Engine: duckdb
-- Access: internal

-- saw_second is TRUE if the player had not folded when the second street was dealt. A dealt board is a second street
-- even if no player acted before it.

CREATE OR REPLACE TEMPORARY TABLE hand_plays AS
WITH
-- One row per hand: the two largest stacks
stacks AS (
    SELECT s.hand_no, MAX(s.stack, 2) AS largest
    FROM seat_totals AS s
    GROUP BY s.hand_no
),

-- One row per hand with antes: their sum
antes AS (
    SELECT b.hand_no, SUM(b.amount) AS ante
    FROM bets AS b
    WHERE b.event = 'ante'
    GROUP BY b.hand_no
),

-- One row per hand and player who folded on the first street
first_folds AS (
    SELECT DISTINCT b.hand_no, b.place
    FROM bets AS b
    WHERE b.betting = 1 AND b.event = 'fold' AND b.street_no = 1
)

SELECT
    h.hand_no,
    h.hand_id,
    h.played_at,
    h.game || ' ' || h.betting || ' ' || COALESCE(h.currency || ' ', '')
    || CASE WHEN h.tournament IS NULL THEN '' ELSE 'tournament ' END
    || CASE
        WHEN h.big_blind > 0
            THEN
                RTRIM(RTRIM(CAST(h.small_blind AS VARCHAR), '0'), '.') || '/'
                || RTRIM(RTRIM(CAST(h.big_blind AS VARCHAR), '0'), '.')
        ELSE 'bring-in ' || RTRIM(RTRIM(CAST(h.bring_in AS VARCHAR), '0'), '.')
    END AS stake,
    h.tournament IS NOT NULL AS in_tournament,
    w.stack / NULLIF(h.small_blind + h.big_blind + h.bring_in + COALESCE(a.ante, 0), 0) AS m,
    h.big_blind,
    h.whole,
    w.place,
    w.seat,
    w.player,
    w.anonymous,
    h.room,
    n.position,
    CASE
        WHEN h.big_blind > 0
            THEN
                LEAST(
                    w.stack,
                    CASE WHEN w.stack = k.largest[1] THEN COALESCE(k.largest[2], k.largest[1]) ELSE k.largest[1] END
                ) / h.big_blind
    END AS effective_stack,
    CASE WHEN y.own_cards = 2 AND x.known_cards = 2 THEN pokersql.starting_hand(x.cards) END AS starting_hand,
    r.won,
    r.won + s.returned - s.invested AS net,
    s.folded,
    (t.streets_dealt > 1 OR t.most_cards > 0) AND f.place IS NULL AS saw_second
FROM kept_hands AS h
INNER JOIN pokersql.games AS y ON h.game = y.game
INNER JOIN written_seats AS w ON h.hand_no = w.hand_no
INNER JOIN seat_positions AS n ON w.hand_no = n.hand_no AND w.place = n.place
INNER JOIN seat_totals AS s ON w.hand_no = s.hand_no AND w.place = s.place
INNER JOIN seat_results AS r ON w.hand_no = r.hand_no AND w.place = r.place
INNER JOIN stacks AS k ON h.hand_no = k.hand_no
INNER JOIN hand_totals AS t ON h.hand_no = t.hand_no
LEFT JOIN antes AS a ON h.hand_no = a.hand_no
LEFT JOIN final_cards AS x ON w.hand_no = x.hand_no AND w.place = x.place
LEFT JOIN first_folds AS f ON w.hand_no = f.hand_no AND w.place = f.place;
