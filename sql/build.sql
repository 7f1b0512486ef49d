.read sql/all_hands/five_card_hands.sql
.read sql/all_hands/hands.sql
.read sql/all_hands/metadata.sql
