.read sql/equity/counting/rank_counts.sql
.read sql/equity/counting/suit_holdings.sql
.read sql/equity/counting/flush_boards.sql
.read sql/equity/counting/flush_slice_counts.sql
.read sql/equity/counting/open_slices.sql
.read sql/equity/counting/matchup_totals.sql
