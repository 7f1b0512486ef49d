.read sql/engines/spark/bits_key.sql
.read sql/engines/spark/read_hand.sql
.read sql/engines/spark/hand_rank.sql
.read sql/engines/spark/hand_points.sql
.read sql/engines/spark/hand_category.sql
.read sql/engines/spark/hand_description.sql
.read sql/engines/spark/hand_error.sql
.read sql/engines/spark/best_five.sql
