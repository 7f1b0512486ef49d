.read sql/studies/checks/10_hand_weights.sql
.read sql/studies/checks/50_three_card_classes.sql
.read sql/studies/checks/51_row_classes.sql
.read sql/studies/checks/52_special_hands.sql
.read sql/studies/checks/53_chinese_settings.sql
