-- The decks of the games: the 52 cards, the 36 cards from six up, and the 52 cards with a joker
-- Grain: one row per deck and card (141)
-- Columns:
--   deck: standard, short or joker
--   card_id: 0 to 51 as in deck; the joker is 52
--   card: As, Td; the joker is Jo
--   symbol: A♠, 10♦; the joker is 🃏
--   rank: 2 to 14; the ace is 14, the joker is 15
--   suit_id: 0 to 3; the joker is 4
-- Reads: deck

-- A deck has all four suits of each of its ranks. A second joker would have card_id 53 and rank 15. To add a deck,
-- INSERT its cards.

DROP TABLE IF EXISTS decks;

CREATE TABLE decks (
    deck TEXT NOT NULL,
    card_id INTEGER NOT NULL,
    card TEXT NOT NULL,
    symbol TEXT NOT NULL,
    colour TEXT NOT NULL,
    rank INTEGER NOT NULL,
    suit_id INTEGER NOT NULL,
    rank_code BIGINT NOT NULL,
    card_bit BIGINT NOT NULL,
    PRIMARY KEY (deck, card_id)
);

INSERT INTO decks (deck, card_id, card, symbol, colour, rank, suit_id, rank_code, card_bit)
WITH
-- One row per deck: its lowest rank
lowest_ranks (deck, lowest) AS (
    VALUES
    ('standard', 2),
    ('short', 6),
    ('joker', 2)
)

SELECT l.deck, d.card_id, d.card, d.symbol, d.colour, d.rank, d.suit_id, d.rank_code, d.card_bit
FROM lowest_ranks AS l
INNER JOIN deck AS d ON l.lowest <= d.rank
UNION ALL
SELECT
    'joker' AS deck,
    52 AS card_id,
    'Jo' AS card,
    '🃏' AS symbol,
    'black' AS colour,
    15 AS rank,
    4 AS suit_id,
    16 * MAX(d.rank_code) AS rank_code,
    2 * MAX(d.card_bit) AS card_bit
FROM deck AS d;
