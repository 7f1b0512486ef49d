-- The rank of hands by each set of rules and a key that is a sum over the cards, where a sum determines the rank
-- Grain: one row per set of rules and key
-- Reads: rule_keys
-- Engine: duckdb

CREATE TABLE pokersql.rule_keys AS
SELECT k.rules, k.hand_key, k.cards, k.hand_rank
FROM rule_keys AS k
ORDER BY k.rules, k.cards, k.hand_key;
