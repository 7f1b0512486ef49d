-- Saves the decisions of the players, and the results of the players with the counts of the statistics
-- Grain: one new row of histories.decisions per decision, and one new row of histories.plays per hand and player
-- Reads: hand_decisions, hand_results, histories.decisions, histories.plays
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.decisions BY NAME FROM hand_decisions;

SET VARIABLE pokersql_counting = histories.counting('hand_decisions', 'hand_results');

INSERT INTO histories.plays BY NAME
SELECT r.*, c.counted
FROM hand_results AS r
INNER JOIN QUERY(GETVARIABLE('pokersql_counting')) AS c ON r.hand_id = c.hand_id AND r.seat = c.seat;
