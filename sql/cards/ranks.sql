-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- Grain: one row per rank (13)
-- Columns:
--   rank: 2 to 14: jack 11, queen 12, king 13, ace 14
--   face: one letter, as in data: 2 to 9, T, J, Q, K, A
--   label: the rank as printed on a card: 10 for T, else the face
--   name: Two to Ace
--   plural: Twos to Aces
--   rank_code: 16^(rank - 2); a sum of codes has four bits per rank, which count the cards of the rank

DROP TABLE IF EXISTS ranks;

CREATE TABLE ranks AS
WITH
-- One row per rank
faces (rank, face, label, name, plural) AS (
    VALUES
    (2, '2', '2', 'Two', 'Twos'),
    (3, '3', '3', 'Three', 'Threes'),
    (4, '4', '4', 'Four', 'Fours'),
    (5, '5', '5', 'Five', 'Fives'),
    (6, '6', '6', 'Six', 'Sixes'),
    (7, '7', '7', 'Seven', 'Sevens'),
    (8, '8', '8', 'Eight', 'Eights'),
    (9, '9', '9', 'Nine', 'Nines'),
    (10, 'T', '10', 'Ten', 'Tens'),
    (11, 'J', 'J', 'Jack', 'Jacks'),
    (12, 'Q', 'Q', 'Queen', 'Queens'),
    (13, 'K', 'K', 'King', 'Kings'),
    (14, 'A', 'A', 'Ace', 'Aces')
)

SELECT f.rank, f.face, f.label, f.name, f.plural, CAST(1 AS BIGINT) << (4 * f.rank - 8) AS rank_code
FROM faces AS f;
