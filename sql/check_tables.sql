.read sql/checks/all_hands/five_card_hands.sql
.read sql/checks/all_hands/hands.sql
.read sql/checks/all_hands/metadata.sql
