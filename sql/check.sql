.read sql/checks/10_suits.sql
.read sql/checks/20_ranks.sql
.read sql/checks/30_deck.sql
.read sql/checks/40_categories.sql
.read sql/checks/50_hand_classes.sql
.read sql/checks/60_class_order.sql
.read sql/checks/70_spellings.sql
.read sql/checks/80_settings.sql
