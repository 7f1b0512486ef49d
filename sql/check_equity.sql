.read sql/checks/holdem/heads_up.sql
