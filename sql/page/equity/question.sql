-- Stores the page's question about hands or ranges, which sql/ask.sql then reads
-- Reads: equity_game, known_cards, player_ranges, simulated_outcomes, simulation
-- Engine: duckdb

DELETE FROM player_ranges;

INSERT INTO player_ranges (player_id, hand_range)
SELECT GENERATE_SUBSCRIPTS(p.players, 1) AS player_id, UNNEST(p.players) AS hand_range
FROM (SELECT $players AS players) AS p;

DELETE FROM known_cards;

INSERT INTO known_cards (place, cards)
SELECT k.place, k.cards
FROM (VALUES ('board', $board), ('dead', $dead)) AS k (place, cards) -- noqa: AL05
WHERE TRIM(k.cards) <> '';

UPDATE equity_game SET game = $game;

DELETE FROM simulated_outcomes;

UPDATE simulation SET seed = $seed, first_sample = 1, samples = 100000;
