-- The rank of hands by a key that is a sum over their cards, for the rules by which a sum determines the rank
-- Grain: one row per set of rules and key
-- Reads: rule_keys
-- Engine: duckdb

CREATE TABLE pokersql.rule_keys AS
SELECT k.rules, k.hand_key, k.cards, k.hand_rank
FROM rule_keys AS k
ORDER BY k.hand_key;
