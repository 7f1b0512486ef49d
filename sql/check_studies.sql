.read sql/studies/checks/10_hand_weights.sql
.read sql/studies/checks/60_exact_counts.sql
