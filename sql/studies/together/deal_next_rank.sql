-- Deals the four cards of the next rank to the hands of all line-ups, in all ways
-- Grain: one new row per mix, states and suits of the hands
-- Reads: hand_steps, partial_deals
-- Source: pokersql

-- The hands take cards one after the other, those of one suit first. A hand that wants nothing has no suit any more.
-- Hands that want the same things in another order should be one row, or the table grows many times as large. So a hand
-- that has taken its cards is compared with the one before: the one that wants more goes in front, and the other waits
-- for the next (hands of one suit stay in front, a suit counts most). For each rank that is one pass of a bubble sort.

INSERT INTO partial_deals (mix, hands, place, states, suits, ways)
WITH RECURSIVE
-- One row per mix, states and suits, and how the hands up to one have taken cards: what is left of the rank, and the
-- state and suit of the hand that waits; before the first that is one that wants more than any
dealt AS (
    SELECT
        p.mix,
        p.hands,
        p.place + 1 AS place,
        p.states,
        p.suits,
        p.ways,
        0 AS seat,
        4 AS cards_left,
        CAST(0 AS BIGINT) AS suits_taken,
        CAST(1 AS BIGINT) AS choices,
        CAST(0 AS BIGINT) AS next_states,
        CAST(0 AS BIGINT) AS next_suits,
        CAST(0 AS BIGINT) AS waiting_state,
        CAST(16 AS BIGINT) AS waiting_suit
    FROM partial_deals AS p
    UNION ALL
    SELECT
        d.mix,
        d.hands,
        d.place,
        d.states >> 6 AS states,
        d.suits >> 4 AS suits,
        d.ways,
        d.seat + 1 AS seat,
        d.cards_left - s.takes AS cards_left,
        d.suits_taken + s.takes * (d.suits & 15) AS suits_taken,
        d.choices * s.ways AS choices,
        d.next_states + (
            CASE
                WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > 64 * d.waiting_suit + d.waiting_state
                    THEN s.next_state
                ELSE d.waiting_state
            END << (6 * d.seat)
        ) AS next_states,
        d.next_suits + (
            CASE
                WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > 64 * d.waiting_suit + d.waiting_state
                    THEN s.keeps_suit * (d.suits & 15)
                ELSE d.waiting_suit
            END << (4 * d.seat)
        ) AS next_suits,
        CASE
            WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > 64 * d.waiting_suit + d.waiting_state
                THEN d.waiting_state
            ELSE s.next_state
        END AS waiting_state,
        CASE
            WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > 64 * d.waiting_suit + d.waiting_state
                THEN d.waiting_suit
            ELSE s.keeps_suit * (d.suits & 15)
        END AS waiting_suit
    FROM dealt AS d
    INNER JOIN hand_steps AS s
        ON d.place = s.place AND (d.states & 63) = s.state AND d.cards_left = s.cards_left
    WHERE
        d.seat < d.hands
        AND CASE WHEN (d.suits & 15) > 0 THEN 1 ELSE 0 END = s.suited
        AND (s.takes = 0 OR (d.suits_taken & d.suits & 15) = 0)
),

-- One row per mix, states and suits, and how all hands have taken cards: the one that waits is the last, and the one
-- that wants more than any is dropped
done AS (
    SELECT
        d.mix,
        d.hands,
        d.place,
        (d.next_states >> 6) + (d.waiting_state << (6 * (d.hands - 1))) AS states,
        ((d.next_suits - 16) >> 4) + (d.waiting_suit << (4 * (d.hands - 1))) AS suits,
        d.ways * d.choices AS ways
    FROM dealt AS d
    WHERE d.seat = d.hands
)

SELECT d.mix, d.hands, d.place, d.states, d.suits, CAST(SUM(d.ways) AS DECIMAL(38, 0)) AS ways
FROM done AS d
GROUP BY d.mix, d.hands, d.place, d.states, d.suits;

DELETE FROM partial_deals
WHERE place < (SELECT MAX(p.place) FROM partial_deals AS p);
