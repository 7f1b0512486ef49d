-- The 52 cards, ordered by rank and then by suit
-- Grain: one row per card (52)
-- Columns:
--   card_id: 0 to 51
--   card: rank and suit as letters: As, Td
--   symbol: rank and suit as people see them: A♠, 10♦
--   card_bit: 2^card_id; the sum over different cards is a bit mask
-- Reads: ranks, suits
-- Source: card_id = (rank - 2) * 4 + suit_id, the numbering of phevaluator, OMPEval and PokerKit

DROP TABLE IF EXISTS deck;

CREATE TABLE deck (
    card_id INTEGER NOT NULL PRIMARY KEY,
    card TEXT NOT NULL,
    symbol TEXT NOT NULL,
    colour TEXT NOT NULL,
    rank INTEGER NOT NULL,
    suit_id INTEGER NOT NULL,
    suit TEXT NOT NULL,
    rank_code BIGINT NOT NULL,
    card_bit BIGINT NOT NULL
);

INSERT INTO deck (card_id, card, symbol, colour, rank, suit_id, suit, rank_code, card_bit)
SELECT
    (r.rank - 2) * 4 + s.suit_id AS card_id,
    r.face || s.suit AS card,
    r.label || s.symbol AS symbol,
    s.colour,
    r.rank,
    s.suit_id,
    s.suit,
    r.rank_code,
    r.rank_code << s.suit_id AS card_bit
FROM ranks AS r
CROSS JOIN suits AS s
ORDER BY card_id;
