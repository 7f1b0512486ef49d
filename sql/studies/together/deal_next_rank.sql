-- Deals the four cards of the next rank to the hands of all line-ups, in every possible way
-- Grain: one new row per mix, states and suits
-- Reads: hand_steps, partial_deals

-- The hands take cards in turn, suited hands first. The suit of a hand is 0 once the hand needs no more cards. Rows
-- that differ only in the order of their hands must become one row, or the table grows many times as large. So one
-- hand always waits. When the next hand has taken its cards, both are compared by need = 64 * suit + state: the hand
-- with the higher need takes the next place, the other waits. Thus each rank makes one pass of a bubble sort.

INSERT INTO partial_deals (mix, hands, place, states, suits, ways)
WITH RECURSIVE
-- One row per row of partial_deals and way in which its first `seat` hands took cards: the number of cards left, and
-- the need of the waiting hand. Before the first hand, waiting_need is 64 * 16, a sentinel above every need.
seats AS (
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
        CAST(1024 AS BIGINT) AS waiting_need
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
                WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > d.waiting_need THEN s.next_state
                ELSE d.waiting_need & 63
            END << (6 * d.seat)
        ) AS next_states,
        d.next_suits + (
            CASE
                WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > d.waiting_need
                    THEN s.keeps_suit * (d.suits & 15)
                ELSE d.waiting_need >> 6
            END << (4 * d.seat)
        ) AS next_suits,
        CASE
            WHEN 64 * s.keeps_suit * (d.suits & 15) + s.next_state > d.waiting_need THEN d.waiting_need
            ELSE 64 * s.keeps_suit * (d.suits & 15) + s.next_state
        END AS waiting_need
    FROM seats AS d
    INNER JOIN hand_steps AS s
        ON d.place = s.place AND (d.states & 63) = s.state AND d.cards_left = s.cards_left
    WHERE
        d.seat < d.hands
        AND CASE WHEN (d.suits & 15) > 0 THEN 1 ELSE 0 END = s.suited
        AND (s.takes = 0 OR (d.suits_taken & d.suits & 15) = 0)
),

-- One row per row of partial_deals and way in which all hands took cards: the new states and suits. The last waiting
-- hand is appended, and the sentinel, which is first, is removed.
outcomes AS (
    SELECT
        d.mix,
        d.hands,
        d.place,
        (d.next_states >> 6) + ((d.waiting_need & 63) << (6 * (d.hands - 1))) AS states,
        ((d.next_suits - 16) >> 4) + ((d.waiting_need >> 6) << (4 * (d.hands - 1))) AS suits,
        d.ways * d.choices AS ways
    FROM seats AS d
    WHERE d.seat = d.hands
)

SELECT o.mix, o.hands, o.place, o.states, o.suits, CAST(SUM(o.ways) AS DECIMAL(38, 0)) AS ways
FROM outcomes AS o
GROUP BY o.mix, o.hands, o.place, o.states, o.suits;

DELETE FROM partial_deals
WHERE place < (SELECT MAX(p.place) FROM partial_deals AS p);
