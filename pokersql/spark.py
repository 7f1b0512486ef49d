"""The functions for hands on a cluster of Spark."""

from pokersql.engines.spark.hand_functions import every_seven_card_hand, rank_hands

__all__ = ["every_seven_card_hand", "rank_hands"]
