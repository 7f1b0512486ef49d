.read sql/studies/weights/10_hand_weights.sql
