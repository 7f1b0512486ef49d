.read sql/duckdb/seven/10_pattern_keys.sql
.read sql/duckdb/seven/20_seven_card_keys.sql
.read sql/duckdb/seven/30_lower_fives.sql
.read sql/duckdb/seven/40_upper_pairs.sql
.read sql/duckdb/seven/50_every_seven_card_hand.sql
.read sql/duckdb/seven/60_seven_card_hands.sql
