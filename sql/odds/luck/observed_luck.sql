-- The exact binomial test of each category's count in a run, with the verdict luck or not luck
-- Grain: one row per run, set of rules and category of observed_counts except other
-- Columns:
--   p_at_least: the probability of a count >= seen
--   p_at_most: the probability of a count <= seen
--   p_two_sided: the sum of the probabilities of all counts that are not likelier than seen
--   verdict: not luck if p_two_sided * the number of categories (Bonferroni) is below luck_limits.unlikely; else luck
-- Reads: integration_points, luck_limits, observed_counts
-- Source: the binomial test; p_two_sided is defined as in scipy.stats.binomtest
-- Engine: duckdb

-- The probability of a tail is computed as an integral, with 1,001 terms for any number of hands, not as a sum. The
-- probability of k or more of n hands is P(k) k (1 - p) times the integral of exp(-k t) / (1 - p + p exp(-t))^(n + 1)
-- for t from 0 to infinity (the incomplete beta function, with log odds as its variable). The probability of k or fewer
-- is P(k) (n - k) p times the integral of exp(-(k + 1) t) / (1 - p + p exp(-t))^(n + 1) for t from -infinity to 0.

DROP VIEW IF EXISTS observed_luck;

CREATE VIEW observed_luck AS
WITH RECURSIVE
-- One row per count: side is 1 if seen >= mean (the tail has the counts >= seen), else -1
counts AS MATERIALIZED (
    SELECT
        ROW_NUMBER() OVER (ORDER BY o.run, o.rules, o.hand_points) AS number,
        o.*,
        LEAST(o.probability, 1) AS chance,
        o.hands * LEAST(o.probability, 1) AS mean,
        CASE WHEN o.seen < o.hands * LEAST(o.probability, 1) THEN -1 ELSE 1 END AS side
    FROM observed_counts AS o
    WHERE o.category <> 'other'
),

-- One row per count with 0 < chance < 1: logarithm is ln of the probability of a count = seen. The next two describe
-- the side of the mean on which seen is not: nearest is its count next to the mean, room is its number of counts
terms AS MATERIALIZED (
    SELECT
        c.number,
        c.hands,
        c.chance,
        c.seen,
        c.side,
        BINOMIAL_LOGARITHM(c.hands, c.seen, c.chance) AS logarithm,
        CAST(CASE c.side WHEN 1 THEN FLOOR(c.mean) ELSE CEIL(c.mean) END AS BIGINT) AS nearest,
        CAST(CASE c.side WHEN 1 THEN FLOOR(c.mean) ELSE c.hands - CEIL(c.mean) END AS BIGINT) + 1 AS room
    FROM counts AS c
    WHERE c.hands > 0 AND c.chance > 0 AND c.chance < 1
),

-- One row per number and step of a binary search for likelier, the number of counts that are likelier than seen. The
-- first of these counts is nearest; the next ones are farther from the mean
searches AS (
    SELECT t.number, CAST(0 AS BIGINT) AS likelier, CAST(1 AS BIGINT) << 50 AS step FROM terms AS t
    UNION ALL
    SELECT
        s.number,
        CASE
            WHEN s.likelier + s.step > t.room THEN s.likelier
            WHEN
                BINOMIAL_LOGARITHM(
                    t.hands, t.nearest - t.side * (LEAST(s.likelier + s.step, t.room) - 1), t.chance
                ) > t.logarithm + LN(1 + 1e-7)
                THEN s.likelier + s.step
            ELSE s.likelier
        END AS likelier,
        s.step // 2 AS step
    FROM searches AS s
    INNER JOIN terms AS t ON s.number = t.number
    WHERE s.step > 0
),

-- One row per number and tail: start, and all counts on its side that are farther from the mean. is_own is TRUE for the
-- tail on the side of seen
starts AS (
    SELECT t.number, TRUE AS is_own, t.hands, t.chance, t.side, t.seen AS start, t.logarithm FROM terms AS t
    UNION ALL
    SELECT
        t.number,
        FALSE AS is_own,
        t.hands,
        t.chance,
        -t.side AS side,
        t.nearest - t.side * s.likelier AS start,
        BINOMIAL_LOGARITHM(t.hands, t.nearest - t.side * s.likelier, t.chance) AS logarithm
    FROM terms AS t
    INNER JOIN searches AS s ON t.number = s.number
    WHERE s.step = 0 AND s.likelier < t.room
),

-- One row per tail: the factor and the exponent k of its integral; most is a value of t at which the integrand is below
-- exp(-45)
tails AS MATERIALIZED (
    SELECT
        s.number,
        s.is_own,
        s.hands,
        s.chance,
        s.side,
        s.start,
        s.logarithm,
        CASE s.side WHEN 1 THEN s.start * (1 - s.chance) ELSE (s.hands - s.start) * s.chance END AS factor,
        CASE s.side WHEN 1 THEN s.start ELSE s.start + 1 END AS exponent,
        CASE s.side
            WHEN 1 THEN (46 - (s.hands + 1) * LN(1 - s.chance)) / s.start
            ELSE (46 - (s.hands + 1) * LN(s.chance)) / (s.hands - s.start)
        END AS most
    FROM starts AS s
),

-- One row per tail with more than one count and n from 0 to 60: part is `most` / 2^n
parts AS (
    SELECT t.*, t.most / (CAST(1 AS BIGINT) << UNNEST(RANGE(61))) AS part FROM tails AS t
    WHERE t.start > 0 AND t.start < t.hands
),

-- One row per tail with more than one count: `most` is now the least part at which the integrand is below exp(-45)
ends AS MATERIALIZED (
    SELECT p.number, p.is_own, MIN(p.part) AS most FROM parts AS p
    WHERE TAIL_LOGARITHM(p.hands, p.exponent, p.chance, p.side * p.part) < -45
    GROUP BY p.number, p.is_own
),

-- One row per tail with more than one count: its integral from 0 to most
integrals AS (
    SELECT
        t.number,
        t.is_own,
        e.most * SUM(x.weight * EXP(TAIL_LOGARITHM(t.hands, t.exponent, t.chance, t.side * e.most * x.share)))
            AS integral
    FROM tails AS t
    INNER JOIN ends AS e ON t.number = e.number AND t.is_own = e.is_own
    CROSS JOIN integration_points AS x
    GROUP BY t.number, t.is_own, e.most
),

-- One row per number in terms: the probabilities of the count, of its own tail and of the other tail
tail_chances AS (
    SELECT
        t.number,
        MAX(EXP(t.logarithm)) FILTER (t.is_own) AS chance,
        MAX(EXP(t.logarithm) * COALESCE(t.factor * i.integral, 1)) FILTER (t.is_own) AS own,
        COALESCE(MAX(EXP(t.logarithm) * COALESCE(t.factor * i.integral, 1)) FILTER (NOT t.is_own), 0) AS other
    FROM tails AS t
    LEFT JOIN integrals AS i ON t.number = i.number AND t.is_own = i.is_own
    GROUP BY t.number
),

-- One row per count: term is its probability, own and other are those of its two tails. Without a row in terms, term
-- and own are 1 if seen = mean, else 0; other is 0
chances AS (
    SELECT
        c.*,
        COALESCE(t.chance, CAST(c.seen = c.mean AS DOUBLE)) AS term,
        LEAST(COALESCE(t.own, CAST(c.seen = c.mean AS DOUBLE)), 1) AS own,
        COALESCE(t.other, 0) AS other
    FROM counts AS c
    LEFT JOIN tail_chances AS t ON c.number = t.number
),

-- One row per count: its p-values
p_values AS (
    SELECT
        c.*,
        CASE c.side WHEN 1 THEN c.own ELSE LEAST(1 - c.own + c.term, 1) END AS p_at_least,
        CASE c.side WHEN 1 THEN LEAST(1 - c.own + c.term, 1) ELSE c.own END AS p_at_most,
        CASE WHEN c.seen = c.mean THEN 1 ELSE LEAST(c.own + c.other, 1) END AS p_two_sided
    FROM chances AS c
)

SELECT
    p.run,
    p.rules,
    p.hand_points,
    p.category,
    p.hands,
    p.seen,
    p.probability,
    p.expected,
    p.z,
    p.p_at_least,
    p.p_at_most,
    p.p_two_sided,
    CASE
        WHEN p.p_two_sided * COUNT(*) OVER (PARTITION BY p.run, p.rules) < l.unlikely THEN 'not luck'
        ELSE 'luck'
    END AS verdict
FROM p_values AS p
CROSS JOIN luck_limits AS l;
