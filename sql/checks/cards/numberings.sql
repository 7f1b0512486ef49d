-- Does each program number every card of the table deck once, and does every number except 0 stand for a card?
-- Grain: one row per problem
-- Reads: deck, numberings

SELECT 'numberings has ' || CAST(COUNT(DISTINCT n.system) AS TEXT) || ' programs, not 5' AS problem
FROM numberings AS n
HAVING COUNT(DISTINCT n.system) <> 5
UNION ALL
SELECT 'the numbering of ' || n.system || ' does not have each card once' AS problem
FROM numberings AS n
LEFT JOIN deck AS d ON n.card_id = d.card_id
GROUP BY n.system
HAVING COUNT(DISTINCT d.card_id) <> 52 OR COUNT(n.card_id) <> 52
UNION ALL
SELECT 'the numbering of ' || n.system || ' has no card for ' || CAST(n.number AS TEXT) AS problem
FROM numberings AS n
WHERE n.card_id IS NULL AND n.number <> 0;
