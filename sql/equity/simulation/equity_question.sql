-- The question as one text, the key of simulated_outcomes
-- Grain: one row in all
-- Reads: known_cards, seats
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS equity_question;

CREATE VIEW equity_question AS
WITH
-- One row: the players
players AS (
    SELECT STRING_AGG(s.hand_range, '; ' ORDER BY s.player_id) AS written FROM seats AS s
),

-- One row: the cards
cards AS (
    SELECT STRING_AGG(k.place || ' ' || k.cards, '; ' ORDER BY k.place) AS written FROM known_cards AS k
)

SELECT COALESCE(p.written, '') || '; ' || COALESCE(c.written, '') AS question
FROM players AS p
CROSS JOIN cards AS c;
