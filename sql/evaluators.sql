.read sql/studies/audit/evaluators/evaluator_hands.sql
.read sql/studies/audit/evaluators/evaluator_samples.sql
.read sql/studies/audit/evaluators/evaluations.sql
.read sql/studies/audit/evaluators/evaluation_groups.sql
.read sql/studies/audit/evaluators/evaluator_values.sql
.read sql/studies/audit/evaluators/evaluator_errors.sql
.read sql/studies/audit/evaluators/audited_evaluators.sql
