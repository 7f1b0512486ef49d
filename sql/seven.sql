.read sql/all_hands/seven/pattern_keys.sql
.read sql/all_hands/seven/seven_card_keys.sql
.read sql/all_hands/seven/lower_fives.sql
.read sql/all_hands/seven/upper_pairs.sql
.read sql/all_hands/seven/seven_card_counts.sql
.read sql/all_hands/seven/every_seven_card_hand.sql
.read sql/all_hands/seven/seven_card_hands.sql
