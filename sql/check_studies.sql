.read sql/studies/checks/10_hand_weights.sql
.read sql/studies/checks/40_hand_steps.sql
