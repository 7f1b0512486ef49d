-- Every way to write starting hands, but for single combinations of cards
-- Grain: one row per spelling, in small letters, and starting hand that it means
-- Reads: hole_cards, ranks
-- Source: the field's ranges: QQ+, AKs, A5s-A2s, KTo+, 22-77, random

DROP TABLE IF EXISTS range_spellings;

CREATE TABLE range_spellings AS
WITH
-- One row per starting hand: what it is without its low card, and that card, which is what + and - go through
hands AS (
    SELECT DISTINCT
        h.starting_hand,
        h.high_rank,
        h.low_rank,
        h.low_rank = h.high_rank AS is_pair,
        CASE WHEN h.low_rank = h.high_rank THEN '' WHEN h.suited = 1 THEN 's' ELSE 'o' END AS suitedness
    FROM hole_cards AS h
),

-- One row per way to write a starting hand: AK is AKs and AKo
written AS (
    SELECT h.*, LOWER(hr.face || lr.face) AS faces, UNNEST([h.suitedness, '']) AS ending
    FROM hands AS h
    INNER JOIN ranks AS hr ON h.high_rank = hr.rank
    INNER JOIN ranks AS lr ON h.low_rank = lr.rank
),

-- One row per first and last hand between which all are meant: pairs, or hands with the same high card
spans AS (
    SELECT
        f.faces || f.ending AS first,
        l.faces || l.ending AS last,
        f.is_pair,
        f.high_rank,
        f.low_rank,
        l.low_rank AS last_rank,
        m.starting_hand
    FROM written AS f
    INNER JOIN written AS l
        ON
            f.is_pair = l.is_pair AND f.ending = l.ending AND f.suitedness = l.suitedness
            AND (f.is_pair OR f.high_rank = l.high_rank)
    INNER JOIN hands AS m
        ON
            f.is_pair = m.is_pair AND f.suitedness = m.suitedness
            AND (m.is_pair OR f.high_rank = m.high_rank)
            AND m.low_rank BETWEEN LEAST(f.low_rank, l.low_rank) AND GREATEST(f.low_rank, l.low_rank)
)

SELECT DISTINCT s.first AS spelling, s.starting_hand FROM spans AS s
WHERE s.low_rank = s.last_rank
UNION
SELECT s.first || '-' || s.last AS spelling, s.starting_hand FROM spans AS s
WHERE s.low_rank <> s.last_rank
UNION
SELECT s.first || '+' AS spelling, s.starting_hand
FROM spans AS s
WHERE s.last_rank = CASE WHEN s.is_pair THEN 14 ELSE s.high_rank - 1 END
UNION
SELECT 'random' AS spelling, h.starting_hand FROM hands AS h;
