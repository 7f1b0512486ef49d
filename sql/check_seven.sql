.read sql/checks/all_hands/seven_card_hands.sql
.read sql/checks/all_hands/seven_card_patterns.sql
