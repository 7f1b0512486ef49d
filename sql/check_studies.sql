.read sql/studies/checks/10_hand_weights.sql
.read sql/studies/checks/15_sighted_categories.sql
.read sql/studies/checks/20_class_scores.sql
.read sql/studies/checks/40_hand_steps.sql
.read sql/studies/checks/60_exact_counts.sql
