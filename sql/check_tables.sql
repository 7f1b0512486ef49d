.read sql/checks/90_five_card_hands.sql
.read sql/checks/95_hands.sql
.read sql/checks/100_metadata.sql
