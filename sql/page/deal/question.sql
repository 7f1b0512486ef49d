-- Stores the page's question about a deal; then sql/deal.sql deals the hands, and written_hands.sql replaces them
-- Reads: board_cards, deals, hand_cards, hand_text, settings
-- Engine: duckdb

DELETE FROM hand_cards;

DELETE FROM board_cards;

DELETE FROM deals;

DELETE FROM hand_text;

-- Line n has the hand of player n.
INSERT INTO hand_text (game_id, player_id, hand)
WITH
-- One row per line of $own
lines AS (
    SELECT GENERATE_SUBSCRIPTS(t.lines, 1) AS line, TRIM(UNNEST(t.lines)) AS hand
    FROM (SELECT STRING_SPLIT_REGEX($own, '\r\n|\r|\n|;') AS lines) AS t
)

SELECT 1 AS game_id, l.line, l.hand FROM lines AS l
WHERE l.hand <> '';

UPDATE settings SET seed = $seed, deal = $deal, rounds = 1, players = $players, rules = $rules;
