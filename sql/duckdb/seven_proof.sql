.read sql/duckdb/seven/proof/10_five_card_lists.sql
.read sql/duckdb/seven/proof/20_best_of_seven.sql
.read sql/duckdb/seven/proof/30_misranked_hands.sql
.read sql/duckdb/seven/proof/40_proved_slices.sql
