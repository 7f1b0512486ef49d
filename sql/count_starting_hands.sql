.read sql/holdem/counting/canonical_boards.sql
.read sql/holdem/counting/counted_boards.sql
.read sql/holdem/counting/counted_hands.sql
.read sql/holdem/counting/counted_starting_hands.sql
