-- Fills partial_deals with the line-ups of the question in wanted_categories and settings, before the first rank
-- Grain: one new row per mix, states and suits
-- Reads: line_ups, partial_deals

DELETE FROM partial_deals;

INSERT INTO partial_deals (mix, hands, place, states, suits, ways)
SELECT
    u.mix,
    u.hands,
    0 AS place,
    u.states,
    u.suits,
    CAST(SUM(u.times) AS DECIMAL(38, 0)) AS ways
FROM line_ups AS u
GROUP BY u.mix, u.hands, u.states, u.suits
ORDER BY u.mix;
