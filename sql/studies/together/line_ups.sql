-- The line-ups of a mix: a form for each hand, and a suit for each suited one; the mix is their signed sum
-- Grain: one row per mix and line-up
-- Reads: countable_mixes, hand_forms, suits, wanted_names
-- Access: internal

-- states has the hands' start states as digits in base 64, the first hand's lowest; suits has 1, 2, 4 or 8 for the suit
-- of each hand, or 0, as digits in base 16. times is the coefficient of the line-up, negative where its hands are
-- subtracted.
-- Suited hands come first, because they need the card of their suit, and hands of a form are side by side: a line-up
-- stands for every order of its forms, n_i! / (a! * b! * ...) where a, b, ... hands of a name have the same form. Suits
-- are numbered in order of first use, so a line-up stands for every renaming of the suits: a new suit counts once for
-- each suit not yet used.

DROP VIEW IF EXISTS line_ups;

CREATE VIEW line_ups AS
WITH RECURSIVE
-- One row per wanted name and form
forms AS (
    SELECT
        n.digit,
        f.form,
        f.suited,
        f.start_state,
        CAST(SUM(f.times) AS BIGINT) AS times
    FROM wanted_names AS n
    INNER JOIN hand_forms AS f ON n.hand_points = f.hand_points
    GROUP BY n.digit, f.form, f.suited, f.start_state
    HAVING SUM(f.times) <> 0
),

-- One row per wanted name and form: its number, suited forms first
turns AS (
    SELECT f.*, ROW_NUMBER() OVER (ORDER BY f.suited DESC, f.digit ASC, f.form ASC) AS turn
    FROM forms AS f
),

-- One row per suit that a hand may have: none, or the first, the second, ...
suit_choices AS (
    SELECT 0 AS suited, 0 AS suit, CAST(0 AS BIGINT) AS suit_bit
    UNION ALL
    SELECT 1 AS suited, s.suit_id + 1 AS suit, CAST(1 AS BIGINT) << s.suit_id AS suit_bit
    FROM suits AS s
),

-- One row per mix to count, here once because it is used twice
mixes AS (
    SELECT m.mix, m.hands FROM countable_mixes AS m
),

-- One row: the most hands of a mix
sizes AS (
    SELECT COALESCE(MAX(m.hands), 0) AS most_hands
    FROM mixes AS m
),

-- One row per list of no hand, one hand, ...: alike is how many of its last hands have the same form
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
