-- Is the stored rank of every hand of seven cards the best rank of its 21 choices of five (2,809,475,760 in all)?
-- Grain: one row per problem
-- Reads: deck, misranked_hands, proved_slices
-- Source: the T-SQL article, which scores every choice of seven cards and keeps the best
-- Engine: duckdb

SELECT
    'the choices of ' || CAST(COALESCE(SUM(p.hands), 0) AS TEXT) || ' hands were scored, not of 133784560' AS problem
FROM proved_slices AS p
HAVING COALESCE(SUM(p.hands), 0) <> 133784560
UNION ALL
SELECT
    COALESCE(
        c1.card || ' ' || c2.card || ' ' || c3.card || ' ' || c4.card || ' ' || c5.card || ' ' || c6.card || ' '
        || c7.card,
        'a hand with unknown cards'
    )
    || ' is stored with rank ' || COALESCE(CAST(m.hand_rank AS TEXT), 'NULL')
    || ', but the best of its choices has ' || COALESCE(CAST(m.best_rank AS TEXT), 'none') AS problem
FROM misranked_hands AS m
LEFT JOIN deck AS c1 ON m.card_1 = c1.card_id
LEFT JOIN deck AS c2 ON m.card_2 = c2.card_id
LEFT JOIN deck AS c3 ON m.card_3 = c3.card_id
LEFT JOIN deck AS c4 ON m.card_4 = c4.card_id
LEFT JOIN deck AS c5 ON m.card_5 = c5.card_id
LEFT JOIN deck AS c6 ON m.card_6 = c6.card_id
LEFT JOIN deck AS c7 ON m.card_7 = c7.card_id;
