-- How often each set of players wins, counted over a list of matchups and the boards of each
-- Grain: one row per set of winners and hand_rank of the best hand
-- Reads: exact_question, known_bits
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- Matchups stand for their renamings of suits, so a board may have the cards of a hand that is certain.

-- No rows unless exact_question counts so. Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS matchup_outcomes;

CREATE VIEW matchup_outcomes AS
WITH
-- One row per board, if a card of it is known
boards AS MATERIALIZED (
    SELECT b.* FROM BOARDS_OF('known_bits') AS b
),

-- One row if matchups are listed
matchups AS (
    SELECT q.*
    FROM exact_question AS q
    WHERE q.counting = 'matchup_outcomes'
),

-- One row per matchup and kind of board
showdowns AS (
    SELECT s.* FROM SHOWDOWNS_OF('matchups', 'boards') AS s
)

SELECT 'exact' AS method, o.winners, o.hand_rank, o.runouts
FROM OUTCOMES_OF('showdowns') AS o;
