-- The problems of the question in player_ranges, known_cards and equity_game
-- Grain: one row per problem
-- Reads: asked_methods, asked_seats, asked_texts, certain_cards, range_pieces, seat_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE question_problems AS
WITH
-- One row per problem; a question without a player has the problem wrong_players 0
problems AS (
    SELECT r.*
    FROM
        pokersql.question_problems_of(
            'asked_seats', 'asked_texts', 'range_pieces', 'certain_cards', 'seat_hands', 'asked_methods'
        ) AS r
    UNION ALL
    SELECT 1 AS question, 0 AS turn, NULL AS place, '0' AS written, 'wrong_players 0' AS error
    WHERE NOT EXISTS (SELECT 1 FROM asked_seats)
)

SELECT p.*, pokersql.equity_remedy(p.error, m.game, m.own_cards, m.board_cards, m.most_players) AS remedy
FROM problems AS p
LEFT JOIN asked_methods AS m ON TRUE;
