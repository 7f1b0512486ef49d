-- Deals the four cards of the next rank to the hands of all line-ups, in all ways
-- Grain: one new row per mix, states and suits of the hands
-- Reads: hand_steps, partial_deals
-- Source: pokersql

-- The hands take cards one after the other, those of one suit first. Hands that want the same from here on are one row,
-- which is what keeps the table small; a hand that wants nothing has no suit any more.

INSERT INTO partial_deals (mix, hands, place, states, suits, ways)
WITH RECURSIVE
-- One row per mix, states and suits, and how the hands up to one have taken cards: what is left of the rank
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
        CAST(0 AS BIGINT) AS next_states,
        CAST(0 AS BIGINT) AS next_suits,
        CAST(1 AS BIGINT) AS choices
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
        d.next_states + (s.next_state << (6 * d.seat)) AS next_states,
        d.next_suits + CASE WHEN s.next_state > 0 THEN (d.suits & 15) << (4 * d.seat) ELSE 0 END AS next_suits,
        d.choices * s.ways AS choices
    FROM dealt AS d
    INNER JOIN hand_steps AS s
        ON d.place = s.place AND (d.states & 63) = s.state AND d.cards_left = s.cards_left
    WHERE
        d.seat < d.hands
        AND CASE WHEN (d.suits & 15) > 0 THEN 1 ELSE 0 END = s.suited
        AND (s.takes = 0 OR (d.suits_taken & d.suits & 15) = 0)
)

SELECT
    d.mix,
    d.hands,
    d.place,
    d.next_states AS states,
    d.next_suits AS suits,
    CAST(SUM(d.ways * d.choices) AS DECIMAL(38, 0)) AS ways
FROM dealt AS d
WHERE d.seat = d.hands
GROUP BY d.mix, d.hands, d.place, d.next_states, d.next_suits;

DELETE FROM partial_deals
WHERE place < (SELECT MAX(p.place) FROM partial_deals AS p);
