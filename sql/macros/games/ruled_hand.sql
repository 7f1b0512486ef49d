-- The rank, category, description and best_five of a hand by a set of rules, or its error, as a STRUCT
-- Reads: pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which gives the same results (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- This macro tries all choices of cards, so rank_hands is faster for a whole table. The arguments are in a SELECT
-- without FROM, so that a name in an argument cannot bind to a column of this macro.

CREATE OR REPLACE MACRO pokersql.ruled_hand(hand, rules_name) AS (
    WITH
    -- One row: the hand, its bits, and the name of the rules in judges
    pokersql_hands AS (
        SELECT
            hand AS written,
            pokersql.read_bits(hand) AS own_bits,
            CAST(0 AS BIGINT) AS board_bits,
            pokersql.judge_name(rules_name, NULL) AS judge_name
    ),

    -- One row: the bits of the hand, the row of judges, and the error of the hand
    pokersql_errors AS (
        SELECT
            h.own_bits,
            h.board_bits,
            j.*,
            pokersql.judged_error(
                h.written, NULL, h.own_bits, h.board_bits,
                j.deck_bits, j.fewest_own, j.most_own, j.fewest_board, j.most_board
            ) AS error
        FROM pokersql_hands AS h
        INNER JOIN pokersql.judges AS j ON h.judge_name = j.name AND j.game = ''
    ),

    -- One row if the hand can be ranked
    pokersql_judged AS (
        SELECT e.* FROM pokersql_errors AS e
        WHERE e.error IS NULL AND e.own_bits IS NOT NULL
    )

    SELECT
        {
            'hand_rank': r.best_choice.hand_rank,
            'hand_points': r.best_choice.hand_points,
            'category': NULLIF(r.best_choice.category, ''),
            'description': NULLIF(r.best_choice.description, ''),
            'best_five': r.best_choice.best_five,
            'error': COALESCE(
                e.error,
                CASE WHEN e.own_bits IS NOT NULL AND COALESCE(r.best_choice.category, '') = '' THEN 'no_category' END
            )
        }
    FROM pokersql_errors AS e
    LEFT JOIN pokersql.choice_ranks('pokersql_judged') AS r ON TRUE
);
