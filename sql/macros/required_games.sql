-- Macros that fail with a message about games.sql, until games.sql replaces them
-- Engine: duckdb
-- Access: internal

-- The rank of one hand by other rules than the standard rules
CREATE MACRO pokersql.ruled_hand(hand, rules_name) AS
    CASE
        WHEN
            SYSTEM.MAIN.ERROR(
                'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
            ) IS NULL
            THEN
                CAST(
                    NULL AS STRUCT(
                        hand_rank INTEGER, hand_points INTEGER, category VARCHAR, description VARCHAR,
                        best_five VARCHAR, error VARCHAR
                    )
                )
    END;

-- The ranks of the hands in a table, by other rules or in a game
CREATE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR(
        'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
    ) AS "pokersql rank",
    NULL AS "pokersql category",
    NULL AS "pokersql description",
    NULL AS "pokersql low rank",
    NULL AS "pokersql low category",
    NULL AS "pokersql low description",
    NULL AS "pokersql error";

-- The answers to questions about equity
CREATE MACRO pokersql.equities(asked, seed, samples) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR('equities need sql/games.sql: .read it after macros.sql') AS question,
    NULL AS seat,
    NULL AS equity,
    NULL AS wins,
    NULL AS ties,
    NULL AS losses,
    NULL AS runouts,
    NULL AS method,
    NULL AS standard_error,
    NULL AS error;

-- The equilibria of push or fold
CREATE MACRO pokersql.push_fold_of(games, iterations) AS TABLE
SELECT
    NULL AS game,
    NULL AS hand,
    NULL AS combinations,
    NULL AS pushed,
    NULL AS push_gain,
    NULL AS called,
    NULL AS call_gain,
    NULL AS faced,
    NULL AS value
WHERE SYSTEM.MAIN.ERROR('push or fold needs sql/games.sql: .read it after macros.sql') IS NULL;

-- The equities of starting hands before the flop, alone and with each third starting hand
CREATE MACRO pokersql.three_way_matchups(samples, seed) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR('push or fold needs sql/games.sql: .read it after macros.sql') AS hero_hand,
    NULL AS villain_hand,
    NULL AS equity,
    NULL AS deals,
    NULL AS shares;

-- The equilibrium of push or fold of three players
CREATE MACRO pokersql.push_fold_three_of(matchups, stack, small_post, big_post, ante, dead, iterations) AS TABLE
SELECT
    NULL AS number,
    NULL AS player,
    NULL AS decision,
    NULL AS action,
    NULL AS hand,
    NULL AS combinations,
    NULL AS played,
    NULL AS gain,
    NULL AS best,
    NULL AS mistake,
    NULL AS faced,
    NULL AS value,
    NULL AS dead
WHERE SYSTEM.MAIN.ERROR('push or fold needs sql/games.sql: .read it after macros.sql') IS NULL;

-- The hands of two ranges of hold'em
CREATE MACRO pokersql.two_ranges_of(range_1, range_2, board) AS TABLE
SELECT
    NULL AS player,
    NULL AS hand,
    NULL AS card_bits,
    NULL AS weight,
    NULL AS board_bits,
    SYSTEM.MAIN.ERROR('ranges need sql/games.sql: .read it after macros.sql') AS error;

-- The counts of two ranges on flops
CREATE MACRO pokersql.flop_counts_of(hands) AS TABLE
SELECT NULL AS flop_bits, NULL AS wins, NULL AS ties, NULL AS runouts
FROM QUERY_TABLE(hands);
