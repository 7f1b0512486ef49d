-- The chance that at least one other player is ahead of the first player's hand now
-- Grain: one row in all, for the batch of showdowns that the table simulation describes
-- Columns:
--   samples: the number of simulated showdowns; NULL if there is no showdown, or if the first player has a range
--   ahead: the number of these showdowns in which another player's hand is ahead
--   chance: ahead / samples
--   standard_error: the standard error of chance
-- Reads: sampled_showdowns, standings
-- Engine: duckdb

-- The other players' hands come from one deck, so their chances are not independent and can't be multiplied.

CREATE OR REPLACE VIEW any_ahead AS
WITH
-- One row per simulated showdown, in games with is_sum (see game_methods)
samples AS (
    SELECT ROW_NUMBER() OVER () AS sample, s.* FROM sampled_showdowns AS s
    WHERE s.is_sum
),

-- One row per showdown and seat: the hole cards
other_hands AS (
    SELECT
        s.sample,
        GENERATE_SUBSCRIPTS(s.holes, 1) AS seat,
        UNNEST(s.holes) AS card_bits
    FROM samples AS s
),

-- One row: the number of showdowns, and how many of these have another player's hand ahead
counts AS (
    SELECT
        NULLIF(COUNT(DISTINCT h.sample), 0) AS samples,
        COUNT(DISTINCT h.sample) FILTER (s.standing = 'ahead') AS ahead
    FROM other_hands AS h
    INNER JOIN standings AS s ON h.seat > 1 AND h.seat = s.seat AND h.card_bits = s.card_bits
)

SELECT
    c.samples,
    c.ahead,
    c.ahead / c.samples AS chance,
    SQRT(c.ahead / c.samples * (1 - c.ahead / c.samples) / c.samples) AS standard_error
FROM counts AS c;
