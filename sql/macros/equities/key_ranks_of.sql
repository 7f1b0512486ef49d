-- The rank of each game_key, for those games of the questions that have is_sum (see game_methods)
-- Grain: one row per game_key
-- Reads: pokersql.rule_keys
-- Engine: duckdb
-- Access: internal

-- game_key is 64 * rule_keys.hand_key + rules_number. The optimizer expects one row from an unnested list, so it builds
-- hash tables of ranks, not of showdowns.

CREATE OR REPLACE MACRO pokersql.key_ranks_of(questions, methods) AS TABLE
SELECT UNNEST(l.ranks, recursive := TRUE)
FROM (
    SELECT LIST(DISTINCT {'game_key': k.hand_key * 64 + m.rules_number, 'hand_rank': k.hand_rank}) AS ranks
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q) AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game AND m.is_sum
    INNER JOIN pokersql.rule_keys AS k
        ON m.high_rules = k.rules AND (k.hand_key < 0 OR k.cards = m.own_cards + m.board_cards)
) AS l;
