.read sql/duckdb/starting_hands/10_canonical_boards.sql
.read sql/duckdb/starting_hands/20_counted_boards.sql
.read sql/duckdb/starting_hands/30_counted_hands.sql
.read sql/duckdb/starting_hands/40_counted_starting_hands.sql
