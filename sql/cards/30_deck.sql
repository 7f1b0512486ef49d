-- The 52 cards in the order of a new deck, deuces first
-- Grain: one row per card (52)
-- Reads: ranks, suits
-- Source: card_id = (rank - 2) * 4 + suit_id, the numbering of phevaluator, OMPEval and PokerKit

DROP TABLE IF EXISTS deck;

CREATE TABLE deck (
    card_id INTEGER NOT NULL PRIMARY KEY, -- 0 to 51
    card TEXT NOT NULL, -- As, Td
    symbol TEXT NOT NULL, -- A♠, 10♦
    colour TEXT NOT NULL, -- black or red
    rank INTEGER NOT NULL, -- 2 to 14, the ace
    suit_id INTEGER NOT NULL, -- 0 to 3: clubs, diamonds, hearts, spades
    suit TEXT NOT NULL, -- c, d, h, s
    rank_code BIGINT NOT NULL -- 16^(rank - 2); the codes of a hand add up to its key
);

INSERT INTO deck (card_id, card, symbol, colour, rank, suit_id, suit, rank_code)
SELECT
    (r.rank - 2) * 4 + s.suit_id AS card_id,
    r.face || s.suit AS card,
    r.label || s.symbol AS symbol,
    s.colour,
    r.rank,
    s.suit_id,
    s.suit,
    r.rank_code
FROM ranks AS r
CROSS JOIN suits AS s
ORDER BY card_id;
