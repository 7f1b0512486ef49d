.read sql/datasets/hole_card_pairs.sql
.read sql/datasets/data_sets.sql
