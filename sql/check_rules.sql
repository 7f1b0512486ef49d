.read sql/checks/classes/class_ranks.sql
.read sql/checks/classes/rule_keys.sql
