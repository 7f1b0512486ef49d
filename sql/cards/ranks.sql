-- The thirteen ranks with their spellings, their names and their code in a hand's key
-- Grain: one row per rank (13)
-- Columns:
--   rank: 2 to 14: jack 11, queen 12, king 13, ace 14
--   face: one letter, as in data: 2 to 9, T, J, Q, K, A
--   label: what a card shows: 10 for T, else the face
--   name: Two to Ace
--   plural: Twos to Aces, Sixes
--   rank_code: 16^(rank - 2): four bits for each rank in a sum of codes
-- Source: rank values of the T-SQL article (jack 11 ... ace 14)

DROP TABLE IF EXISTS ranks;

CREATE TABLE ranks AS
WITH RECURSIVE
-- One row per rank: its face in data, its label on a card, its names
faces AS (
    SELECT 2 AS rank, '2' AS face, '2' AS label, 'Two' AS name, 'Twos' AS plural
    UNION ALL
    SELECT 3 AS rank, '3' AS face, '3' AS label, 'Three' AS name, 'Threes' AS plural
    UNION ALL
    SELECT 4 AS rank, '4' AS face, '4' AS label, 'Four' AS name, 'Fours' AS plural
    UNION ALL
    SELECT 5 AS rank, '5' AS face, '5' AS label, 'Five' AS name, 'Fives' AS plural
    UNION ALL
    SELECT 6 AS rank, '6' AS face, '6' AS label, 'Six' AS name, 'Sixes' AS plural
    UNION ALL
    SELECT 7 AS rank, '7' AS face, '7' AS label, 'Seven' AS name, 'Sevens' AS plural
    UNION ALL
    SELECT 8 AS rank, '8' AS face, '8' AS label, 'Eight' AS name, 'Eights' AS plural
    UNION ALL
    SELECT 9 AS rank, '9' AS face, '9' AS label, 'Nine' AS name, 'Nines' AS plural
    UNION ALL
    SELECT 10 AS rank, 'T' AS face, '10' AS label, 'Ten' AS name, 'Tens' AS plural
    UNION ALL
    SELECT 11 AS rank, 'J' AS face, 'J' AS label, 'Jack' AS name, 'Jacks' AS plural
    UNION ALL
    SELECT 12 AS rank, 'Q' AS face, 'Q' AS label, 'Queen' AS name, 'Queens' AS plural
    UNION ALL
    SELECT 13 AS rank, 'K' AS face, 'K' AS label, 'King' AS name, 'Kings' AS plural
    UNION ALL
    SELECT 14 AS rank, 'A' AS face, 'A' AS label, 'Ace' AS name, 'Aces' AS plural
),

-- One row per rank: its code, 16^(rank - 2); rank_code * 2^suit_id = 2^card_id
codes AS (
    SELECT 2 AS rank, CAST(1 AS BIGINT) AS rank_code
    UNION ALL
    SELECT codes.rank + 1 AS rank, codes.rank_code * 16 AS rank_code
    FROM codes
    WHERE codes.rank < 14
)

SELECT faces.rank, faces.face, faces.label, faces.name, faces.plural, codes.rank_code
FROM faces
INNER JOIN codes ON faces.rank = codes.rank;
