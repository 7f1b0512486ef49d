"""Tests whether counts differ from the expected counts by chance alone: p-values from scipy, and a verdict in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokersql import extras
from pokersql.errors import ExitCode, PokersqlError

UNLIKELY = 0.001
"""Counts with a p-value below this are not explained by chance."""


def missing() -> PokersqlError:
    return PokersqlError(f"p-values need scipy: {extras.extra('stats')}", ExitCode.OPTIONAL)


def installed() -> bool:
    """Whether scipy is installed; it is an optional dependency."""
    try:
        import scipy.stats  # noqa: F401
    except ImportError:
        return False
    return True


@dataclass
class Count:
    """The number of times that a category was seen in `hands` hands; `probability` is the expected share."""

    category: str
    seen: int
    hands: int
    probability: float
    z: float | None

    def __post_init__(self) -> None:
        from scipy.stats import binom, binomtest

        self.expected = self.hands * self.probability
        p = min(self.probability, 1.0)  # a rounded sum of probabilities may exceed 1
        self.at_least = float(binom.sf(self.seen - 1, self.hands, p))
        self.at_most = float(binom.cdf(self.seen, self.hands, p))
        self.two_sided = float(binomtest(self.seen, self.hands, p).pvalue)

    @property
    def words(self) -> str:
        expected = format(self.expected, ",.1f" if self.expected >= 1 else ".2g")
        return f"{self.category}, {self.seen:,} seen where {expected} are expected"


@dataclass
class Fit:
    """The tests of counts by a set of rules: a test of each count, and a test of all counts together."""

    rules: str
    description: str
    counts: Sequence[Count]
    chi_square: float
    degrees_of_freedom: int
    pooled: int

    def __post_init__(self) -> None:
        self.p = chi_square_p(self.chi_square, self.degrees_of_freedom)
        self.least_likely = min(self.counts, key=lambda count: count.two_sided)

    @property
    def words(self) -> str:
        return chi_square_words(self.chi_square, self.degrees_of_freedom, self.pooled, self.p)

    def allows(self, count: Count) -> bool:
        """Whether chance explains a count: its p-value times the number of counts (Bonferroni) is at least UNLIKELY."""
        return count.two_sided * len(self.counts) >= UNLIKELY

    @property
    def lucky(self) -> bool:
        # A single count has an exact test; chi-square would only approximate it.
        together = self.p is None or self.p >= UNLIKELY or len(self.counts) == 1
        return together and self.allows(self.least_likely)


def chi_square_p(statistic: float, degrees_of_freedom: int) -> float | None:
    """The probability that chance alone gives a chi-square at least as large; None without degrees of freedom."""
    from scipy.stats import chi2

    return float(chi2.sf(statistic, degrees_of_freedom)) if degrees_of_freedom else None


def chi_square_words(statistic: float, degrees_of_freedom: int, pooled: int, p: float | None) -> str:
    """The chi-square test in one line of words."""
    if not degrees_of_freedom:
        return "chi-square: too few hands for a test"
    words = f"chi-square {statistic:.2f}, {degrees_of_freedom} degree{'s' * (degrees_of_freedom > 1)} of freedom"
    words += "" if p is None else f", p {in_words(p)}"
    return words + (
        f" (the {pooled} rarest categories count as one, so that it is expected at least 5 times)" if pooled > 1 else ""
    )


def in_words(p: float) -> str:
    """A sign of comparison and a probability, as in `= 0.05`; `< 1e-300` if the probability underflows to 0."""
    return f"= {p:.2g}" if p > 0 else "< 1e-300"


def verdict(fits: Sequence[Fit]) -> str:
    """A sentence that says whether chance explains the counts by the first rules.

    If not, the sentence names rules that explain the counts.
    """
    first, *others = fits
    least_likely = first.least_likely
    if len(first.counts) == 1:
        more = least_likely.seen >= least_likely.expected
        chance = least_likely.at_least if more else least_likely.at_most
        side = "as many or more" if more else "as few or fewer"
        said = f"{least_likely.words}; {side} come with p {in_words(chance)}"
    else:
        said = f"least likely is {least_likely.words} ({abs(least_likely.z or 0):.1f} standard deviations)"
    if first.lucky:
        return f"Luck, by {first.description}: {said}."
    explaining = next((fit for fit in others if fit.lucky), None)
    if explaining is None:
        return f"Not luck, by {first.description}: {said}."
    return f"Not luck, by {first.description}: {said}; but luck, by {explaining.description}, which explains them."
