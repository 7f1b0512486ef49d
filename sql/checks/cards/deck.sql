-- Does the table deck have 52 cards with card_id = (rank - 2) * 4 + suit_id, and does it agree with ranks and suits?
-- Grain: one row per problem
-- Reads: deck, ranks, suits

SELECT 'deck has ' || CAST(COUNT(*) AS TEXT) || ' cards, not 52' AS problem
FROM deck AS d
HAVING COUNT(*) <> 52 OR COUNT(DISTINCT d.card_id) <> 52
UNION ALL
SELECT 'deck numbers or describes ' || d.card || ' wrongly' AS problem
FROM deck AS d
LEFT JOIN ranks AS r ON d.rank = r.rank
LEFT JOIN suits AS s ON d.suit_id = s.suit_id
WHERE
    d.card_id <> (d.rank - 2) * 4 + d.suit_id
    OR d.card <> COALESCE(r.face, '') || COALESCE(s.suit, '')
    OR d.symbol <> COALESCE(r.label, '') || COALESCE(s.symbol, '')
    OR d.colour <> COALESCE(s.colour, '')
    OR d.suit <> COALESCE(s.suit, '')
    OR d.rank_code <> COALESCE(r.rank_code, 0)
    OR d.card_bit <> COALESCE(r.rank_code << s.suit_id, 0);
