.read sql/studies/weights/10_hand_weights.sql
.read sql/studies/audit/10_audit_settings.sql
.read sql/studies/audit/20_audited_figures.sql
.read sql/studies/audit/30_exact_counts.sql
.read sql/studies/audit/40_audit_comparisons.sql
.read sql/studies/audit/50_audited_counts.sql
.read sql/studies/audit/60_audited_tables.sql
