"""The functions for hands in a context of DataFusion."""

from pokersql.engines.datafusion.hand_functions import rank_hands

__all__ = ["rank_hands"]
