-- The 52 cards in the order of a new deck, deuces first
-- Grain: one row per card (52)
-- Reads: ranks, suits
-- Source: card_id = (rank - 2) * 4 + suit_id, the numbering of phevaluator, OMPEval and PokerKit

DROP TABLE IF EXISTS deck;

CREATE TABLE deck AS
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
