-- The terms of the inclusion-exclusion sum, one per mix (a number of hands for each wanted category)
-- Grain: one row per mix with at least one hand of each wanted category, and at most as many hands as players
-- Reads: binomials, hand_forms, settings, wanted_errors, wanted_names
-- Source: inclusion-exclusion
-- Access: internal

-- A mix is n_1 hands of the first wanted category, n_2 hands of the second, ..., n = n_1 + n_2 + ... hands in all.
-- q(mix) is the chance that the first n_1 players hold hands of the first category, the next n_2 players hold hands of
-- the second, and so on. Then
--
--     P(every wanted category occurs) = SUM over all mixes of factor * q(mix)
--     factor = (-1)^(n_1 - 1 + n_2 - 1 + ...) * players! / ((players - n)! * n_1! * n_2! * ...)
--     q(mix) = mix_counts.ways / all_deals, where all_deals = C(52, 5) * C(47, 5) * ..., one factor per hand
--
-- mix has n_1, n_2, ... as digits in base 16 (see wanted_names). No number in the count of a mix exceeds most_ways. The
-- count makes about `work` rows. wanted_mixes is empty if wanted_errors has a row.

DROP VIEW IF EXISTS wanted_mixes;

CREATE VIEW wanted_mixes AS
WITH RECURSIVE
-- One row per wanted name: its number in the order of wanted_id. most_ways is the sum of hands, and work the sum of
-- most_states, over the forms of the name.
turns AS (
    SELECT
        n.digit,
        SUM(CAST(f.hands AS DOUBLE PRECISION)) AS most_ways,
        SUM(CAST(f.most_states AS DOUBLE PRECISION)) AS work,
        ROW_NUMBER() OVER (ORDER BY n.wanted_id) AS turn,
        COUNT(*) OVER () AS names
    FROM wanted_names AS n
    INNER JOIN hand_forms AS f ON n.hand_points = f.hand_points
    GROUP BY n.wanted_id, n.digit
),

-- One row per turn and mix of the names up to this turn; each step adds one hand, of the same name or of the next name
mixes AS (
    SELECT
        t.turn,
        t.digit AS mix,
        1 AS n,
        1 AS hands,
        CAST(s.players AS DOUBLE PRECISION) AS factor,
        CAST(b.ways AS DOUBLE PRECISION) AS all_deals,
        t.most_ways,
        t.work,
        t.names,
        s.players
    FROM turns AS t
    CROSS JOIN settings AS s
    INNER JOIN binomials AS b ON b.n = 52 AND b.k = 5
    WHERE t.turn = 1 AND NOT EXISTS (SELECT e.error FROM wanted_errors AS e)
    UNION ALL
    SELECT
        t.turn,
        m.mix + t.digit AS mix,
        CASE WHEN t.turn = m.turn THEN m.n + 1 ELSE 1 END AS n,
        m.hands + 1 AS hands,
        m.factor * (m.players - m.hands) / CASE WHEN t.turn = m.turn THEN -1 - m.n ELSE 1 END AS factor,
        m.all_deals * b.ways AS all_deals,
        m.most_ways * t.most_ways AS most_ways,
        m.work * t.work AS work,
        m.names,
        m.players
    FROM mixes AS m
    INNER JOIN turns AS t ON t.turn BETWEEN m.turn AND m.turn + 1
    INNER JOIN binomials AS b ON b.n = 52 - 5 * m.hands AND b.k = 5
    WHERE m.hands < m.players
)

SELECT m.mix, m.hands, m.players, m.factor, m.all_deals, m.most_ways, m.work
FROM mixes AS m
WHERE m.turn = m.names;
