-- Hands of certain forms and suits, in an order, that stand for a mix; the mix is the sum of its line-ups
-- Grain: one row per mix and line-up
-- Reads: hand_forms, suits, wanted_mixes, wanted_names
-- Source: pokersql
-- Access: internal

-- Hands of one suit come first, so that they find the card of their suit, and those of a form together. A hand's suit
-- is one that a hand before it has, or the next: that stands for as many as are left. states has the states that the
-- hands begin with as digits in base 64, the first hand's lowest; suits has 1, 2, 4 or 8 for the suit of each, or 0, in
-- base 16. times is how often the line-up counts, less than nothing if it is to be taken away.

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

-- One row per wanted name and form: its turn, those of one suit first
turns AS (
    SELECT f.*, ROW_NUMBER() OVER (ORDER BY f.suited DESC, f.digit ASC, f.form ASC) AS turn
    FROM forms AS f
),

-- One row per choice of a suit: none, or the first, the second, ...
suit_choices AS (
    SELECT 0 AS suited, 0 AS suit, CAST(0 AS BIGINT) AS suit_bit
    UNION ALL
    SELECT 1 AS suited, s.suit_id + 1 AS suit, CAST(1 AS BIGINT) << s.suit_id AS suit_bit
    FROM suits AS s
),

-- One row: how many hands are counted at most
counted AS (
    SELECT COALESCE(MAX(w.hands), 0) AS most_hands
    FROM wanted_mixes AS w
    WHERE w.is_counted = 1
),

-- One row per line-up of one hand or more: how many of the last form there are, and how many suits; n is how many of
-- the last form's name
grown AS (
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
        g.mix + t.digit AS mix,
        g.hands + 1 AS hands,
        g.states + (t.start_state << (6 * g.hands)) AS states,
        g.suits + (c.suit_bit << (4 * g.hands)) AS suits,
        CAST(
            g.times * t.times
            * ((g.mix % (16 * t.digit) - g.mix % t.digit) / t.digit + 1)
            * CASE WHEN c.suit > g.suits_used THEN 4 - g.suits_used ELSE 1 END
            / CASE WHEN t.turn = g.turn THEN g.alike + 1 ELSE 1 END AS BIGINT
        ) AS times,
        t.turn,
        CASE WHEN t.turn = g.turn THEN g.alike + 1 ELSE 1 END AS alike,
        CASE WHEN c.suit > g.suits_used THEN c.suit ELSE g.suits_used END AS suits_used
    FROM grown AS g
    INNER JOIN counted AS w ON g.hands < w.most_hands
    INNER JOIN turns AS t ON g.turn <= t.turn
    INNER JOIN suit_choices AS c ON t.suited = c.suited AND c.suit <= g.suits_used + 1
)

SELECT g.mix, g.hands, g.states, g.suits, g.times
FROM grown AS g
INNER JOIN wanted_mixes AS w ON g.mix = w.mix
WHERE w.is_counted = 1;
