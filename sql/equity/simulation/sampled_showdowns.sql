-- The next batch of simulated showdowns, drawn at random with the seed in the table simulation
-- Grain: one row per showdown in which no two players hold the same card
-- Reads: sampled_question, seat_hands, simulation
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW sampled_showdowns AS
SELECT s.* FROM pokersql.sampled_showdowns_of('sampled_question', 'seat_hands', 'simulation') AS s;
