-- A table of hands and boards with the rank, or the error, of each hand, in a game or by a set of rules
-- Grain: one row per row of `hands_table`
-- Reads: pokersql.class_ranks, pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which gives the same results (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
WITH
-- One row per half of the game, or one row for a set of rules
pokersql_halves AS MATERIALIZED (
    SELECT j.* FROM pokersql.judges AS j
    WHERE
        j.name = pokersql.judge_name(rules_name, game_name)
        AND CASE WHEN game_name IS NULL THEN j.game = '' ELSE j.game > '' END
),

-- One row: the deck and the numbers of cards, which are equal in both halves
pokersql_limits AS (
    SELECT h.* FROM pokersql_halves AS h
    WHERE h.half_number = 1
),

-- One row per row of the table: its hand and its board
pokersql_owns AS NOT MATERIALIZED (
    SELECT
        board_column AS "pokersql board",
        r."pokersql hand" AS "pokersql own",
        r."pokersql bits" AS "pokersql own bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands(hands_table, own_column) AS r
),

-- One row per row of the table: the bits of its hand and of its board
pokersql_bits AS NOT MATERIALIZED (
    SELECT
        CASE WHEN r."pokersql board" IS NULL THEN 0 ELSE r."pokersql bits" END AS "pokersql board bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands('pokersql_owns', "pokersql board") AS r
),

-- One row per row of the table: whether its hand can be ranked
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        COALESCE(
            (b."pokersql own bits" | b."pokersql board bits") & ~j.deck_bits = 0
            AND b."pokersql own bits" & b."pokersql board bits" = 0
            AND BIT_COUNT(b."pokersql own bits") BETWEEN j.fewest_own AND j.most_own
            AND BIT_COUNT(b."pokersql board bits") BETWEEN j.fewest_board AND j.most_board,
            FALSE
        ) AS "pokersql can be ranked",
        b.*
    FROM pokersql_bits AS b
    CROSS JOIN pokersql_limits AS j
),

-- One row per half and different pair of a hand and a board
pokersql_judged AS MATERIALIZED (
    SELECT h.own_bits, h.board_bits, j.*
    FROM (
        SELECT DISTINCT r."pokersql own bits" AS own_bits, r."pokersql board bits" AS board_bits
        FROM pokersql_rows AS r
        WHERE r."pokersql can be ranked"
    ) AS h
    CROSS JOIN pokersql_halves AS j
),

-- One row per different pair of a hand and a board: the rank in each half, 0 if the hand does not qualify, NULL if the
-- half is missing
pokersql_hands AS (
    SELECT
        r.own_bits,
        r.board_bits,
        MAX(CASE WHEN r.half_number = 1 THEN COALESCE(r.hand_rank, 0) END) AS first_rank,
        MAX(CASE WHEN r.half_number = 2 THEN COALESCE(r.hand_rank, 0) END) AS second_rank
    FROM pokersql.half_ranks('pokersql_judged') AS r
    GROUP BY r.own_bits, r.board_bits
),

-- One row per half and hand_rank (0 for hands that do not qualify): the category and the description
pokersql_names AS (
    SELECT
        j.half_number,
        COALESCE(c.hand_rank, 0) AS hand_rank,
        ANY_VALUE(c.category) AS category,
        ANY_VALUE(c.description) AS description
    FROM pokersql_halves AS j
    INNER JOIN pokersql.class_ranks AS c ON j.half_rules = c.rules
    GROUP BY j.half_number, COALESCE(c.hand_rank, 0)
)

SELECT
    r.* EXCLUDE (
        "pokersql can be ranked", "pokersql board", "pokersql own", "pokersql board bits", "pokersql own bits"
    ),
    NULLIF(h.first_rank, 0) AS "pokersql rank",
    NULLIF(f.category, '') AS "pokersql category",
    NULLIF(f.description, '') AS "pokersql description",
    NULLIF(h.second_rank, 0) AS "pokersql low rank",
    s.category AS "pokersql low category",
    s.description AS "pokersql low description",
    CASE
        WHEN NOT r."pokersql can be ranked"
            THEN
                pokersql.judged_error(
                    r."pokersql own", r."pokersql board", r."pokersql own bits", r."pokersql board bits",
                    j.deck_bits, j.fewest_own, j.most_own, j.fewest_board, j.most_board
                )
        WHEN COALESCE(f.category, '') = '' THEN 'no_category'
    END AS "pokersql error"
FROM pokersql_rows AS r
CROSS JOIN pokersql_limits AS j
LEFT JOIN pokersql_hands AS h
    ON
        CASE WHEN r."pokersql can be ranked" THEN r."pokersql own bits" END = h.own_bits
        AND r."pokersql board bits" = h.board_bits
LEFT JOIN pokersql_names AS f ON f.half_number = 1 AND h.first_rank = f.hand_rank
LEFT JOIN pokersql_names AS s ON s.half_number = 2 AND h.second_rank = s.hand_rank;
