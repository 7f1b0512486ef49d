-- Does card_pieces have each text of up to two different cards once, with the right sums over these cards?
-- Grain: one row per problem
-- Reads: card_pieces, deck

WITH
-- One row per piece of one or two cards: the right sums over its cards
pieces AS (
    SELECT
        p.piece,
        COUNT(DISTINCT d.card_id) AS cards,
        SUM(d.card_bit) AS card_bits,
        SUM(d.rank_code) AS rank_codes,
        SUM(1 << (4 * d.suit_id)) AS suit_counts
    FROM card_pieces AS p
    INNER JOIN deck AS d ON SUBSTR(LTRIM(p.piece), 1, 2) = d.card OR SUBSTR(LTRIM(p.piece), 4) = d.card
    GROUP BY p.piece
)

SELECT 'card_pieces has ' || CAST(COUNT(*) AS TEXT) || ' pieces, not 52 * 51 * 2 + 52 + 1' AS problem
FROM card_pieces
HAVING COUNT(*) <> 5357
UNION ALL
SELECT 'card_pieces adds ''' || p.piece || ''' up wrongly' AS problem
FROM card_pieces AS p
LEFT JOIN pieces AS c ON p.piece = c.piece
WHERE
    p.card_bits <> COALESCE(c.card_bits, 0)
    OR p.rank_codes <> COALESCE(c.rank_codes, 0)
    OR p.suit_counts <> COALESCE(c.suit_counts, 0)
    OR LENGTH(LTRIM(p.piece)) <> CASE COALESCE(c.cards, 0) WHEN 0 THEN 0 ELSE 3 * c.cards - 1 END;
