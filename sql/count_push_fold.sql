.read sql/tournaments/push_fold/push_fold_games.sql
