-- The 21 ways to choose five of seven cards
-- Grain: one row per choice of five places (21), in rising order
-- Columns:
--   place_1: the place of the first card in the hand, 1 to 3
--   place_2: the place of the second card
--   place_3: the place of the third card
--   place_4: the place of the fourth card
--   place_5: the place of the last card, 5 to 7
-- Reads: choices
-- Source: the table of that name in the Power BI article; here the choices of seven-card stud

-- place_5 <= 6 leaves the 6 choices of six cards. hand_keys does not read them: MIN over the hands with one card less
-- gives the same best five. best_of_seven writes the 21 rows out as expressions: a join is slower.

DROP VIEW IF EXISTS choices_of_five;

CREATE VIEW choices_of_five AS
SELECT c.place_1, c.place_2, c.place_3, c.place_4, c.place_5
FROM choices AS c
WHERE c.game = 'stud'
ORDER BY c.place_5, c.place_4, c.place_3, c.place_2, c.place_1;
