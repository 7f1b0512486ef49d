-- How many players can draw whatever they throw: each takes ten cards at most, five at the deal and five at the draw
-- Grain: one row in all
-- Reads: deck
-- Source: five-card draw is played by five; a sixth may leave the stub too small
-- Access: internal

DROP VIEW IF EXISTS most_drawers;

CREATE VIEW most_drawers AS
SELECT CAST((COUNT(*) - COUNT(*) % 10) / 10 AS INTEGER) AS players, COUNT(*) AS cards FROM deck;
