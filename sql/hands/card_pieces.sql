-- The pieces into which texts like As Kd Qh Jc Ts are cut; a piece has two cards, one card, or none
-- Grain: one row per piece (5,357), with sums over its cards
-- Columns:
--   piece: 'As Kd', ' Qh Jc', ' Ts' or ''
--   card_bits: the sum of 2^card_id over the cards
--   rank_codes: the sum of the rank codes
--   suit_counts: the sum of 16^suit_id; four bits count the cards of each suit
-- Reads: deck

-- A text is cut after characters 5, 11 and 17 into four pieces, so four joins read up to seven cards and check each
-- character. The second to fourth pieces begin with a blank, so the joins check the separators, too. The sums over the
-- pieces are the sums over the hand's cards. If two pieces share a bit of card_bits, the hand has a card twice.

DROP TABLE IF EXISTS card_pieces;

CREATE TABLE card_pieces (
    piece TEXT NOT NULL PRIMARY KEY,
    card_bits BIGINT NOT NULL,
    rank_codes BIGINT NOT NULL,
    suit_counts INTEGER NOT NULL
);

INSERT INTO card_pieces (piece, card_bits, rank_codes, suit_counts)
WITH
-- One row per card
cards AS (
    SELECT d.card, d.card_bit, d.rank_code, 1 << (4 * d.suit_id) AS suit_count
    FROM deck AS d
),

-- One row per ordered pair of different cards
pairs AS (
    SELECT
        f.card || ' ' || s.card AS piece,
        f.card_bit + s.card_bit AS card_bits,
        f.rank_code + s.rank_code AS rank_codes,
        f.suit_count + s.suit_count AS suit_counts
    FROM cards AS f
    INNER JOIN cards AS s ON f.card <> s.card
)

SELECT p.piece, p.card_bits, p.rank_codes, p.suit_counts FROM pairs AS p
UNION ALL
SELECT ' ' || p.piece AS piece, p.card_bits, p.rank_codes, p.suit_counts FROM pairs AS p
UNION ALL
SELECT ' ' || c.card AS piece, c.card_bit AS card_bits, c.rank_code AS rank_codes, c.suit_count AS suit_counts
FROM cards AS c
UNION ALL
SELECT '' AS piece, 0 AS card_bits, 0 AS rank_codes, 0 AS suit_counts;
