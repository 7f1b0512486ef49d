.read sql/equity/counting/canonical_boards.sql
.read sql/equity/counting/board_slice.sql
.read sql/equity/counting/slice_counts.sql
.read sql/equity/counting/starting_hand_counts.sql
