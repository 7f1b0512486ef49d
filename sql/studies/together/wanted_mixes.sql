-- How many hands of each wanted category there may be among the players, and what each mix adds to the chance
-- Grain: one row per mix: one or more of each category, and no more in all than there are players
-- Reads: hand_forms, settings, wanted_errors, wanted_names
-- Source: inclusion and exclusion; the bounds are Bonferroni's
-- Access: internal

-- Let q be the chance that n hands, of players who are named beforehand, are of the categories of a mix: n_1 of the
-- first, n_2 of the second, ... The chance that each category comes is the sum, over all mixes, of
--
--     (-1)^(n_1 - 1 + n_2 - 1 + ...) * players! / ((players - n)! * n_1! * n_2! * ...) * q
--
-- Up to n hands it is too high if the mixes of n hands are added, and too low if they are taken away; with as many
-- hands as players it is exact. factor is what q is multiplied with; mix has n_1, n_2, ... as digits in base 16 (see
-- wanted_names); all_deals is in how many ways n hands can be dealt, one after the other. most_ways can't be exceeded
-- by a number that comes up in counting, and work tells about how many rows it takes. is_counted is 1 where both are
-- within the limits: 10^37, or 2^63 on an engine whose decimals are doubles beyond it (SQLite); and so much work as a
-- database does in seconds. There is no row while the question has errors.

DROP VIEW IF EXISTS wanted_mixes;

CREATE VIEW wanted_mixes AS
WITH RECURSIVE
-- One row: the highest number that is still exact on this engine, and how much work there may be
limits AS (
    SELECT
        CASE
            WHEN CAST(9223372036854775807 AS DECIMAL(38, 0)) + 2 - 9223372036854775807 = 2 THEN 1e37
            ELSE 9.2e18
        END AS most_ways,
        5e5 AS work
),

-- One row per wanted name: the hands of its forms, and how many states they may have at once
sizes AS (
    SELECT
        n.wanted_id,
        n.digit,
        SUM(CAST(f.hands AS DOUBLE PRECISION)) AS most_ways,
        SUM(CAST(f.most_states AS DOUBLE PRECISION)) AS work
    FROM wanted_names AS n
    INNER JOIN hand_forms AS f ON n.hand_points = f.hand_points
    GROUP BY n.wanted_id, n.digit
),

-- One row per wanted name: its turn
turns AS (
    SELECT s.*, ROW_NUMBER() OVER (ORDER BY s.wanted_id) AS turn, COUNT(*) OVER () AS names
    FROM sizes AS s
),

-- One row per mix of the names up to a turn: each comes from one with a hand less, of the same name or the one before
mixes AS (
    SELECT
        t.turn,
        t.digit AS mix,
        1 AS n,
        1 AS hands,
        CAST(s.players AS DOUBLE PRECISION) AS factor,
        CAST(52 * 51 * 50 * 49 * 48 / 120 AS DOUBLE PRECISION) AS all_deals,
        t.most_ways,
        t.work,
        t.names,
        s.players
    FROM turns AS t
    CROSS JOIN settings AS s
    WHERE t.turn = 1 AND NOT EXISTS (SELECT e.error FROM wanted_errors AS e)
    UNION ALL
    SELECT
        t.turn,
        m.mix + t.digit AS mix,
        CASE WHEN t.turn = m.turn THEN m.n + 1 ELSE 1 END AS n,
        m.hands + 1 AS hands,
        m.factor * (m.players - m.hands) / CASE WHEN t.turn = m.turn THEN -1 - m.n ELSE 1 END AS factor,
        m.all_deals * (52 - 5 * m.hands) * (51 - 5 * m.hands) * (50 - 5 * m.hands) * (49 - 5 * m.hands)
        * (48 - 5 * m.hands) / 120 AS all_deals,
        m.most_ways * t.most_ways AS most_ways,
        m.work * t.work AS work,
        m.names,
        m.players
    FROM mixes AS m
    INNER JOIN turns AS t ON t.turn BETWEEN m.turn AND m.turn + 1
    WHERE m.hands < m.players
),

-- One row per mix that has all names: what the mixes take that have no more hands, and the highest number in them
whole AS (
    SELECT
        m.mix,
        m.hands,
        m.players,
        m.factor,
        m.all_deals,
        m.most_ways,
        m.work,
        MAX(m.most_ways) OVER (ORDER BY m.hands) AS most_so_far,
        SUM(m.work) OVER (ORDER BY m.hands) AS work_so_far
    FROM mixes AS m
    WHERE m.turn = m.names
)

SELECT
    w.mix,
    w.hands,
    w.players,
    w.factor,
    w.all_deals,
    w.most_ways,
    w.work,
    CASE WHEN w.most_so_far <= l.most_ways AND w.work_so_far <= l.work THEN 1 ELSE 0 END AS is_counted
FROM whole AS w
CROSS JOIN limits AS l;
