.read sql/tables/20_five_card_hands.sql
.read sql/tables/30_hands.sql
.read sql/tables/40_metadata.sql
