-- The remedy for an error of a hand in a game or by a set of rules
-- Reads: pokersql.game_remedies
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.game_remedy(error, rules_name, game_name) AS (
    SELECT r.remedy
    FROM pokersql.game_remedies AS r
    WHERE
        pokersql.plain_name(r.game) = COALESCE(pokersql.plain_name(game_name), '')
        AND pokersql.plain_name(r.rules) = COALESCE(pokersql.plain_name(rules_name), '')
        AND r.fault = CASE
            WHEN error LIKE 'bad_card ''%' THEN 'bad_card'
            WHEN error LIKE 'bad_card %' THEN 'bad_card_id'
            WHEN error LIKE 'wrong_count %' THEN 'own_count'
            ELSE SPLIT_PART(error, ' ', 1)
        END
);
