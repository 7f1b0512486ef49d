-- Does every deck have correct jokers, and each of its ranks in all suits? Is the standard deck complete?
-- Grain: one row per problem
-- Reads: deck, decks, suits

WITH
-- One row: the number of suits, the number of cards without jokers, the highest rank, and the highest rank_code
sizes AS (
    SELECT (SELECT COUNT(*) FROM suits) AS suits, COUNT(*) AS cards, MAX(c.rank) AS rank, MAX(c.rank_code) AS code
    FROM deck AS c
),

-- One row per deck and rank: how many cards of this rank are equal to a card of the table deck
rank_counts AS (
    SELECT d.deck, d.rank, COUNT(c.card_id) AS cards
    FROM decks AS d
    LEFT JOIN deck AS c
        ON
            d.card_id = c.card_id
            AND d.card = c.card
            AND d.symbol = c.symbol
            AND d.colour = c.colour
            AND d.rank = c.rank
            AND d.suit_id = c.suit_id
            AND d.rank_code = c.rank_code
            AND d.card_bit = c.card_bit
    WHERE d.card_id IN (SELECT k.card_id FROM deck AS k)
    GROUP BY d.deck, d.rank
)

SELECT
    'decks has ' || CAST(r.cards AS TEXT) || ' good cards of rank ' || CAST(r.rank AS TEXT) || ' in ' || r.deck
    || ', not ' || CAST(z.suits AS TEXT) AS problem
FROM rank_counts AS r
CROSS JOIN sizes AS z
WHERE r.cards <> z.suits
UNION ALL
SELECT 'decks describes the joker ' || d.card || ' of ' || d.deck || ' wrongly' AS problem
FROM decks AS d
CROSS JOIN sizes AS z
WHERE
    d.card_id NOT IN (SELECT c.card_id FROM deck AS c)
    AND (
        (d.card = 'Jo' AND (d.card_id <> z.cards OR d.symbol <> '🃏'))
        OR d.rank <> z.rank + 1
        OR d.suit_id <> z.suits
        OR d.rank_code <> 16 * z.code
        OR d.card_bit <> CASE WHEN d.card_id BETWEEN z.cards AND 62 THEN CAST(1 AS BIGINT) << d.card_id ELSE -1 END
    )
UNION ALL
SELECT
    'decks has ' || CAST(COUNT(d.card_id) AS TEXT) || ' cards in the standard deck, deck has '
    || CAST(COUNT(*) AS TEXT) AS problem
FROM deck AS c
LEFT JOIN decks AS d ON c.card_id = d.card_id AND d.deck = 'standard'
HAVING COUNT(*) = 0 OR COUNT(*) <> COUNT(d.card_id);
