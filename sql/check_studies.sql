.read sql/studies/checks/10_hand_weights.sql
.read sql/studies/checks/30_draw_plans.sql
.read sql/studies/checks/31_completions.sql
.read sql/studies/checks/32_draw_counts.sql
.read sql/studies/checks/33_drawing_hands.sql
