.read sql/duckdb/seven/checks/10_seven_card_hands.sql
.read sql/duckdb/seven/checks/20_seven_card_patterns.sql
