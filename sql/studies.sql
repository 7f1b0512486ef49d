.read sql/studies/weights/10_hand_weights.sql
.read sql/studies/weights/20_weight_disorders.sql
.read sql/studies/weights/30_sighted_categories.sql
.read sql/studies/weights/40_weighed_hands.sql
.read sql/studies/scores/10_class_scores.sql
.read sql/studies/scores/20_score_disagreements.sql
.read sql/studies/scores/30_hand_scores.sql
