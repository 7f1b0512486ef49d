-- How likely it is that any of the other players is ahead of the first now, all of them holding any hand
-- Grain: one row in all, of the batch that simulation says
-- Reads: sampled_showdowns, simulation, standings
-- Source: pokersql

-- Their hands depend on each other, so the chances of one can't be multiplied: the hands are drawn.

DROP VIEW IF EXISTS any_ahead;

CREATE VIEW any_ahead AS
WITH
-- One row per sample and other player: the hole cards
held AS (
    SELECT
        s.sample,
        UNNEST([s.bits_2, s.bits_3, s.bits_4, s.bits_5, s.bits_6, s.bits_7, s.bits_8, s.bits_9, s.bits_10])
            AS card_bits
    FROM sampled_showdowns AS s
),

-- One row: in how many samples one of them is ahead
counted AS (
    SELECT COUNT(DISTINCT h.sample) AS ahead
    FROM held AS h
    INNER JOIN standings AS s ON h.card_bits = s.card_bits AND s.standing = 'ahead'
)

SELECT
    b.samples,
    c.ahead,
    c.ahead / b.samples AS chance,
    SQRT(c.ahead / b.samples * (1 - c.ahead / b.samples) / b.samples) AS standard_error
FROM counted AS c
CROSS JOIN simulation AS b;
