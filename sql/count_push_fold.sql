.read sql/tournaments/push_fold/push_fold_solutions.sql
.read sql/tournaments/push_fold/open_stacks.sql
.read sql/tournaments/push_fold/next_games.sql
