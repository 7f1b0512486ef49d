-- The line-ups whose signed sum is a mix: a line-up gives each hand of the mix a form, and each suited hand a suit
-- Grain: one row per mix and line-up
-- Reads: countable_mixes, hand_forms, suits, wanted_names
-- Access: internal

-- states has the start states of the hands as digits in base 64, the first hand in the lowest digit. suits has the
-- suits of the hands (1, 2, 4 or 8, or 0 for no suit) as digits in base 16. times is the coefficient of the line-up.
--
-- Suited hands are first, because they need the card of their suit. Hands of the same name and form are adjacent, so
-- one row counts for all orders: if a name has n hands, of which a, b, ... have equal forms, a factor of times is
-- n! / (a! * b! * ...). Suits are numbered in the order of their first use. So one row counts for all renamings of the
-- suits: for each new suit, a factor of times is the number of suits not used before.

DROP VIEW IF EXISTS line_ups;

CREATE VIEW line_ups AS
WITH RECURSIVE
-- One row per wanted name and form: its number in the order of line-ups, suited forms first
turns AS (
    SELECT
        n.digit,
        f.suited,
        f.start_state,
        CAST(SUM(f.times) AS BIGINT) AS times,
        ROW_NUMBER() OVER (ORDER BY f.suited DESC, n.digit ASC, f.form ASC) AS turn
    FROM wanted_names AS n
    INNER JOIN hand_forms AS f ON n.hand_points = f.hand_points
    GROUP BY n.digit, f.form, f.suited, f.start_state
    HAVING SUM(f.times) <> 0
),

-- One row per suit that a hand may have: 0 for no suit, 1 for the first used suit, 2 for the second, ...
suit_choices AS (
    SELECT 0 AS suited, 0 AS suit, CAST(0 AS BIGINT) AS suit_bit
    UNION ALL
    SELECT 1 AS suited, s.suit_id + 1 AS suit, CAST(1 AS BIGINT) << s.suit_id AS suit_bit
    FROM suits AS s
),

-- One row per mix to count, computed once
mixes AS (
    SELECT m.mix, m.hands FROM countable_mixes AS m
),

-- One row: the largest number of hands of a mix
sizes AS (
    SELECT COALESCE(MAX(m.hands), 0) AS most_hands
    FROM mixes AS m
),

-- One row per list of 0, 1, ... hands; alike is how many hands at the end have the same name and form
hand_lists AS (
    SELECT
        CAST(0 AS BIGINT) AS mix,
        0 AS hands,
        CAST(0 AS BIGINT) AS states,
        CAST(0 AS BIGINT) AS suits,
        CAST(1 AS BIGINT) AS times,
        CAST(0 AS BIGINT) AS turn,
        CAST(0 AS BIGINT) AS alike,
        0 AS suits_used
    UNION ALL
    SELECT
        h.mix + t.digit AS mix,
        h.hands + 1 AS hands,
        h.states + (t.start_state << (6 * h.hands)) AS states,
        h.suits + (c.suit_bit << (4 * h.hands)) AS suits,
        CAST(
            h.times * t.times
            * ((h.mix % (16 * t.digit) - h.mix % t.digit) / t.digit + 1)
            * CASE WHEN c.suit > h.suits_used THEN 4 - h.suits_used ELSE 1 END
            / CASE WHEN t.turn = h.turn THEN h.alike + 1 ELSE 1 END AS BIGINT
        ) AS times,
        t.turn,
        CASE WHEN t.turn = h.turn THEN h.alike + 1 ELSE 1 END AS alike,
        CASE WHEN c.suit > h.suits_used THEN c.suit ELSE h.suits_used END AS suits_used
    FROM hand_lists AS h
    INNER JOIN sizes AS s ON h.hands < s.most_hands
    INNER JOIN turns AS t ON h.turn <= t.turn
    INNER JOIN suit_choices AS c ON t.suited = c.suited AND c.suit <= h.suits_used + 1
)

SELECT h.mix, h.hands, h.states, h.suits, h.times
FROM hand_lists AS h
INNER JOIN mixes AS m ON h.mix = m.mix;
