.read sql/histories/moving/source_numbers.sql
.read sql/histories/moving/move_hands.sql
.read sql/histories/moving/move_sources.sql
