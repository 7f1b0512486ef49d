.read sql/histories/removing/removed_hands.sql
.read sql/histories/removing/unload_hands.sql
.read sql/histories/removing/remove_hands.sql
.read sql/histories/removing/remove_sources.sql
.read sql/histories/saving/compare_summaries.sql
