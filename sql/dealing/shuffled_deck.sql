-- The cards in shuffled order, for each deal of the last run of deal.sql
-- Grain: one row per deal and position (52 per deal of a standard deck)
-- Columns:
--   position: 1 is dealt first
-- Reads: deals, deck_places, games, shuffle_keys
-- Source: Gilbert, Shannon and Reeds for one riffle; Bayer and Diaconis (1992) for several riffles as one shuffle

-- uniform: cards are dealt in the order of their keys.
-- riffle: the deck is cut into two piles of binomial sizes, and each next card drops from a pile with a probability
-- proportional to the pile's size. k riffles equal one shuffle with 2^k piles. Each position of the shuffled deck takes
-- its card from a random pile, whose number is the position's key modulo 2^k; each pile gives out its cards in the old
-- order.
-- turn numbers the places of a deal in the order of their keys, or of their piles. A uniform shuffle moves the card of
-- place i to position turn. A riffle moves the card of place turn - 1 to position i + 1.

DROP VIEW IF EXISTS shuffled_deck;

CREATE VIEW shuffled_deck AS
WITH
-- One row per deal and place: turn is the place's number in the order of keys (uniform) or of piles (riffle)
turns AS (
    SELECT
        k.game_id,
        d.game,
        d.shuffle,
        k.place,
        ROW_NUMBER() OVER (
            PARTITION BY k.game_id
            ORDER BY
                CASE
                    WHEN d.shuffle = 'uniform' THEN k.shuffle_key ELSE k.shuffle_key % (CAST(1 AS BIGINT) << d.riffles)
                END,
                k.place
        ) AS turn
    FROM shuffle_keys AS k
    INNER JOIN deals AS d ON k.game_id = d.game_id
)

SELECT
    t.game_id,
    CASE WHEN t.shuffle = 'uniform' THEN t.turn ELSE t.place + 1 END AS position,
    c.card_id,
    c.card
FROM turns AS t
INNER JOIN games AS g ON t.game = g.game
INNER JOIN deck_places AS c
    ON g.deck = c.deck AND c.place = CASE WHEN t.shuffle = 'uniform' THEN t.place ELSE t.turn - 1 END;
