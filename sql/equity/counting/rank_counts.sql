-- How often two hole cards would win and tie against two others, over all boards, if flushes did not count
-- Grain: one row per first_codes and second_codes (4,186)
-- Columns:
--   first_codes: the sum of the rank codes of the first hand's cards
--   second_codes: the sum of the rank codes of the second hand's cards, not above first_codes
--   boards: the number of boards, 1,712,304
--   wins: boards that the first hand wins
--   ties: boards that both hands split
-- Reads: hand_keys, hole_cards, pokersql.board_ranks
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE rank_counts AS
WITH
-- One row per sum of the rank codes of two hole cards
hole_ranks AS (
    SELECT DISTINCT h.rank_codes FROM hole_cards AS h
),

-- One row per board_codes and rank_codes: the rank of the board and two hole cards, if flushes did not count
board_hands AS MATERIALIZED (
    SELECT b.*, h.rank_codes, CAST(k.hand_rank AS SMALLINT) AS hand_rank
    FROM pokersql.board_ranks AS b
    CROSS JOIN hole_ranks AS h
    INNER JOIN hand_keys AS k ON b.board_codes + h.rank_codes = k.hand_key
),

-- One row per board_codes, first_codes and second_codes: the number of boards
showdowns AS (
    SELECT
        a.rank_codes AS first_codes,
        b.rank_codes AS second_codes,
        a.rank_codes + b.rank_codes AS used_codes,
        (4 - ((used_codes >> (4 * (a.rank_1 - 2))) & 15))
        * (4 - ((used_codes >> (4 * (a.rank_2 - 2))) & 15) - a.before_2)
        * (4 - ((used_codes >> (4 * (a.rank_3 - 2))) & 15) - a.before_3)
        * (4 - ((used_codes >> (4 * (a.rank_4 - 2))) & 15) - a.before_4)
        * (4 - ((used_codes >> (4 * (a.rank_5 - 2))) & 15) - a.before_5)
        // a.orders AS boards,
        a.hand_rank AS first_rank,
        b.hand_rank AS second_rank
    FROM board_hands AS a
    INNER JOIN board_hands AS b ON a.board_codes = b.board_codes AND a.rank_codes >= b.rank_codes
)

SELECT
    s.first_codes,
    s.second_codes,
    CAST(SUM(s.boards) AS BIGINT) AS boards,
    CAST(SUM(s.boards * CAST(s.first_rank < s.second_rank AS INTEGER)) AS BIGINT) AS wins,
    CAST(SUM(s.boards * CAST(s.first_rank = s.second_rank AS INTEGER)) AS BIGINT) AS ties
FROM showdowns AS s
GROUP BY s.first_codes, s.second_codes;
