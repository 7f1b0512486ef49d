-- The hole cards of hold'em: every combination of two cards, and its starting hand
-- Grain: one row per combination (1,326), card_1 < card_2
-- Columns:
--   hole: the cards as text, the higher card_id first: AhKh
--   starting_hand: 13 pairs like AA (6 combinations each), 78 suited like AKs (4 each), 78 offsuit like AKo (12 each)
--   card_1: the lower card_id
--   card_2: the higher card_id
--   high_rank: the rank of card_2, 2 to 14
--   low_rank: the rank of card_1
--   suited: 1 if both cards have the same suit
--   rank_codes: the sum of the cards' rank codes
--   card_bits: 2^card_1 + 2^card_2
-- Reads: deck, ranks

DROP TABLE IF EXISTS hole_cards;

CREATE TABLE hole_cards (
    hole TEXT NOT NULL PRIMARY KEY,
    starting_hand TEXT NOT NULL,
    card_1 INTEGER NOT NULL,
    card_2 INTEGER NOT NULL,
    high_rank INTEGER NOT NULL,
    low_rank INTEGER NOT NULL,
    suited INTEGER NOT NULL,
    rank_codes BIGINT NOT NULL,
    card_bits BIGINT NOT NULL
);

INSERT INTO hole_cards (
    hole, starting_hand, card_1, card_2, high_rank, low_rank, suited, rank_codes, card_bits
)
SELECT
    h.card || l.card AS hole,
    hr.face
    || lr.face
    || CASE WHEN h.rank = l.rank THEN '' WHEN h.suit_id = l.suit_id THEN 's' ELSE 'o' END AS starting_hand,
    l.card_id AS card_1,
    h.card_id AS card_2,
    h.rank AS high_rank,
    l.rank AS low_rank,
    CASE WHEN h.suit_id = l.suit_id THEN 1 ELSE 0 END AS suited,
    h.rank_code + l.rank_code AS rank_codes,
    h.card_bit + l.card_bit AS card_bits
FROM deck AS h
INNER JOIN deck AS l ON h.card_id > l.card_id
INNER JOIN ranks AS hr ON h.rank = hr.rank
INNER JOIN ranks AS lr ON l.rank = lr.rank
ORDER BY card_2 DESC, card_1 DESC;
