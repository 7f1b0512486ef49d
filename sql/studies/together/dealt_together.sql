-- The deals of the last run of deal.sql, and how many of them have a hand of every wanted category
-- Grain: one row per game and players
-- Columns:
--   players: the number of players of a deal
--   wanted: the number of the question, the sum of 16^wanted_id over the wanted names
--   deals: the number of deals
--   hits: the number of deals with a hand of every wanted category
-- Reads: deals, hand_classes, hand_keys, hand_sums, settings, wanted_names

-- To store a simulation: INSERT INTO together_deals SELECT * FROM dealt_together;

DROP VIEW IF EXISTS dealt_together;

CREATE VIEW dealt_together AS
WITH
-- One row: names is the number of wanted names, and wanted is the sum of wanted_names.digit over these names
questions AS (
    SELECT COUNT(DISTINCT n.digit) AS names, CAST(SUM(DISTINCT n.digit) AS BIGINT) AS wanted
    FROM wanted_names AS n
),

-- One row per deal: the number of wanted names that its hands have
deal_names AS (
    SELECT d.game, d.players, d.game_id, COUNT(DISTINCT n.digit) AS names
    FROM settings AS s
    INNER JOIN deals AS d ON s.first_game <= d.game_id
    INNER JOIN hand_sums AS h ON d.game_id = h.game_id
    INNER JOIN hand_keys AS k ON h.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
    LEFT JOIN wanted_names AS n ON c.hand_points = n.hand_points
    GROUP BY d.game, d.players, d.game_id
)

SELECT
    d.game,
    d.players,
    q.wanted,
    COUNT(*) AS deals,
    COUNT(CASE WHEN d.names = q.names THEN 1 END) AS hits
FROM deal_names AS d
CROSS JOIN questions AS q
GROUP BY d.game, d.players, q.wanted;
