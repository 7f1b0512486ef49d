.read sql/holdem/counting/rank_counts.sql
.read sql/holdem/counting/suit_holdings.sql
.read sql/holdem/counting/flush_boards.sql
.read sql/holdem/counting/flush_slice_counts.sql
.read sql/holdem/counting/open_slices.sql
.read sql/holdem/counting/matchup_totals.sql
