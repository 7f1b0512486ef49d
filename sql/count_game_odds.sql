.read sql/odds/counting/card_kinds.sql
.read sql/odds/counting/board_kinds.sql
.read sql/odds/counting/pair_points.sql
.read sql/odds/counting/game_slice.sql
.read sql/odds/counting/game_slice_counts.sql
