-- The ranks of hands that use all their cards, by a key that is a sum over the cards
-- Grain: one row per set of rules of the questions' games and key: of all ranks, or of a flush
-- Reads: pokersql.rule_keys
-- Engine: duckdb
-- Access: internal

-- game_key is 64 * hand_key of rule_keys + rules_number. The optimizer takes the list for one row, so it builds hash
-- tables of ranks, not of showdowns.

CREATE OR REPLACE MACRO pokersql.key_ranks_of(questions, methods) AS TABLE
SELECT UNNEST(l.ranks, recursive := TRUE)
FROM (
    SELECT LIST(DISTINCT {'game_key': k.hand_key * 64 + m.rules_number, 'hand_rank': k.hand_rank}) AS ranks
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q) AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game AND m.is_sum
    INNER JOIN pokersql.rule_keys AS k
        ON m.high_rules = k.rules AND (k.hand_key < 0 OR k.cards = m.own_cards + m.board_cards)
) AS l;
