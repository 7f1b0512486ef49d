-- The natural logarithms of binomial probabilities, with the same relative precision for 10^15 hands as for one hand
-- Source: C. Loader, Fast and accurate computation of binomial probabilities, 2000
-- Engine: duckdb
-- Access: internal

-- A difference between the logarithms of large factorials loses digits. So ln(n!) is split into n ln(n) - n and a small
-- factorial_excess. The terms n ln(n) of three factorials are combined into two deviances; a deviance is 0 if the count
-- equals its mean. Three equations keep the digits of small differences: ln(x) = asinh((x - 1 / x) / 2), hence
-- ln(1 + y) = asinh(y (2 + y) / (2 + 2 y)), and exp(-t) - 1 = -2 sinh(t / 2) exp(-t / 2).

DROP MACRO IF EXISTS binomial_logarithm;
DROP MACRO IF EXISTS deviance;
DROP MACRO IF EXISTS factorial_excess;
DROP MACRO IF EXISTS tail_logarithm;
DROP MACRO IF EXISTS logarithm_beside_one;

-- ln(n!) - n ln(n) + n; for n >= 16 by Stirling's series
CREATE MACRO factorial_excess(n) AS
    CASE
        WHEN n = 0 THEN 0
        WHEN n < 16 THEN LGAMMA(n + 1) - n * LN(n) + n
        ELSE LN(2 * PI() * n) / 2 + (1 - (1 - 2 / (7 * POW(n, 2))) / (30 * POW(n, 2))) / (12 * n)
    END;

-- n ln(n / mean) - n + mean
CREATE MACRO deviance(n, mean) AS
    CASE WHEN n = 0 THEN mean ELSE n * ASINH((n - mean) * (n + mean) / (2 * n * mean)) - (n - mean) END;

-- ln of the probability that exactly k of n hands are of a category with probability p, 0 < p < 1
CREATE MACRO binomial_logarithm(n, k, p) AS
    FACTORIAL_EXCESS(n) - FACTORIAL_EXCESS(k) - FACTORIAL_EXCESS(n - k)
    - DEVIANCE(k, n * p) - DEVIANCE(n - k, n * (1 - p));

-- ln(1 + y)
CREATE MACRO logarithm_beside_one(y) AS
    ASINH(y * (2 + y) / (2 + 2 * y));

-- ln(exp(-k t) / (1 - p + p exp(-t))^(n + 1)), the logarithm of the function that observed_luck integrates
CREATE MACRO tail_logarithm(n, k, p, t) AS
    -k * t - (n + 1) * LOGARITHM_BESIDE_ONE(-2 * p * SINH(t / 2) * EXP(-t / 2));
