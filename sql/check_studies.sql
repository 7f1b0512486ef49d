.read sql/studies/checks/10_hand_weights.sql
