-- The 21 ways to choose five of seven cards
-- Grain: one row per choice of five places (21), ordered by the highest place, then by the next lower places
-- Reads: choices
-- Source: a table of this name in the Power BI article; here the rows are the choices of seven-card stud

-- WHERE place_5 <= 6 selects the 6 ways to choose five of six cards. best_of_seven has 21 expressions instead of a join
-- with this view, since a join is slower.

DROP VIEW IF EXISTS choices_of_five;

CREATE VIEW choices_of_five AS
SELECT c.place_1, c.place_2, c.place_3, c.place_4, c.place_5
FROM choices AS c
WHERE c.game = 'stud'
ORDER BY c.place_5, c.place_4, c.place_3, c.place_2, c.place_1;
