-- Saves the decisions and the results of the players, with the statistics that count each
-- Grain: one new row of histories.decisions per decision, and of histories.plays per hand and player
-- Reads: histories.decisions, histories.plays
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_counting = histories.counting('decisions', 'hand_decisions');

INSERT INTO histories.decisions BY NAME FROM QUERY(GETVARIABLE('pokersql_counting'));

SET VARIABLE pokersql_counting = histories.counting('plays', 'hand_results');

INSERT INTO histories.plays BY NAME FROM QUERY(GETVARIABLE('pokersql_counting'));
