.read sql/holdem/counting/canonical_boards.sql
.read sql/holdem/counting/board_slice.sql
.read sql/holdem/counting/slice_counts.sql
.read sql/holdem/counting/starting_hand_counts.sql
