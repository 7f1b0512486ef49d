"""DataFusion."""
