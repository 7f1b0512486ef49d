.read sql/checks/holdem/heads_up.sql
.read sql/checks/tournaments/push_fold.sql
