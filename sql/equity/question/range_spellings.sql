-- Every spelling of starting hands in a range, without single combinations and percentages
-- Grain: one row per spelling, in small letters, and starting hand of it
-- Reads: hole_cards, ranks
-- Source: the field's ranges: QQ+, AKs, A5s-A2s, 98s-65s, KTo+, 22-77, A*, Axs, random, any
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS range_spellings;

CREATE TABLE range_spellings AS
WITH
-- One row per starting hand; distance is 0 for pairs, 1 for connectors such as 98s
hands AS (
    SELECT DISTINCT
        h.starting_hand,
        h.high_rank,
        h.low_rank,
        h.high_rank - h.low_rank AS distance,
        CASE WHEN h.low_rank = h.high_rank THEN '' WHEN h.suited = 1 THEN 's' ELSE 'o' END AS suitedness
    FROM hole_cards AS h
),

-- One row per spelling of a single starting hand: AK is AKs and AKo
hand_spellings AS (
    SELECT h.*, LOWER(hr.face || lr.face) AS faces, UNNEST([h.suitedness, '']) AS ending
    FROM hands AS h
    INNER JOIN ranks AS hr ON h.high_rank = hr.rank
    INNER JOIN ranks AS lr ON h.low_rank = lr.rank
),

-- One row per span and hand in it; the first and last hand of a span share the high card or the distance
spans AS (
    SELECT
        f.faces || f.ending AS first,
        l.faces || l.ending AS last,
        f.starting_hand = l.starting_hand AS is_one,
        CASE
            WHEN f.distance = 0 THEN l.high_rank = 14
            ELSE l.high_rank = f.high_rank AND l.low_rank = f.high_rank - 1
        END AS is_to_the_best,
        m.starting_hand
    FROM hand_spellings AS f
    INNER JOIN hand_spellings AS l
        ON
            f.ending = l.ending
            AND f.suitedness = l.suitedness
            AND (f.high_rank = l.high_rank OR f.distance = l.distance)
    INNER JOIN hands AS m
        ON
            f.suitedness = m.suitedness
            AND CASE WHEN f.distance = l.distance THEN f.distance = m.distance ELSE f.high_rank = m.high_rank END
            AND m.low_rank BETWEEN LEAST(f.low_rank, l.low_rank) AND GREATEST(f.low_rank, l.low_rank)
)

SELECT s.first AS spelling, s.starting_hand FROM spans AS s
WHERE s.is_one
UNION
SELECT s.first || '-' || s.last AS spelling, s.starting_hand FROM spans AS s
WHERE NOT s.is_one
UNION
SELECT s.first || '+' AS spelling, s.starting_hand FROM spans AS s
WHERE s.is_to_the_best
UNION
SELECT LOWER(r.face) || UNNEST(['*', 'x']) || h.ending AS spelling, h.starting_hand
FROM hand_spellings AS h
INNER JOIN ranks AS r ON r.rank IN (h.high_rank, h.low_rank)
UNION
SELECT UNNEST(['random', 'any']) AS spelling, h.starting_hand
FROM hands AS h;
