-- The value of judges.name for a game or a set of rules; an unknown name is an error that lists the known names
-- Reads: pokersql.judges
-- Source: sql/rules/rule_names.sql and game_names.sql
-- Engine: duckdb
-- Access: internal

-- A name in lower case without blanks and hyphens
CREATE OR REPLACE MACRO pokersql.plain_name(written) AS LOWER(REPLACE(REPLACE(written, ' ', ''), '-', ''));

CREATE OR REPLACE MACRO pokersql.judge_name(rules_name, game_name) AS (
    SELECT
        CASE
            WHEN
                COUNT(*) FILTER (
                    WHERE
                        j.name = n.name AND CASE WHEN n.is_game THEN j.game > '' ELSE j.rules > '' END
                ) > 0
                THEN ANY_VALUE(n.name)
            ELSE
                SYSTEM.MAIN.ERROR(
                    CASE WHEN ANY_VALUE(n.is_game) THEN 'game ' ELSE 'rules ' END
                    || COALESCE('''' || ANY_VALUE(n.written) || '''', 'NULL')
                    || ': known are '
                    || STRING_AGG(
                        DISTINCT CASE WHEN n.is_game THEN j.game ELSE j.rules END, ', '
                        ORDER BY CASE WHEN n.is_game THEN j.game ELSE j.rules END
                    ) FILTER (WHERE CASE WHEN n.is_game THEN j.game > '' ELSE j.rules > '' END)
                    || CASE
                        WHEN COUNT(*) FILTER (WHERE j.name = n.name) > 0 AND ANY_VALUE(n.is_game)
                            THEN '; it names rules, as in rules := ''' || ANY_VALUE(n.written) || ''''
                        WHEN COUNT(*) FILTER (WHERE j.name = n.name) > 0
                            THEN
                                '; it names a game, as in rank_hands(''my_table'', hole, board, game := '''
                                || ANY_VALUE(n.written) || ''')'
                        ELSE ''
                    END
                )
        END
    FROM (
        SELECT
            game_name IS NOT NULL AS is_game,
            COALESCE(game_name, rules_name) AS written,
            pokersql.plain_name(COALESCE(game_name, rules_name)) AS name
    ) AS n
    CROSS JOIN pokersql.judges AS j
);
