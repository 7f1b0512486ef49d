.read sql/duckdb/seven/checks/10_seven_card_hands.sql
