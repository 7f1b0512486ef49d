-- Macros that read a set of cards: one number, the sum of 2^card_id
-- Grain: none
-- Reads: nothing
-- Source: suit_part is pokersql.suit_codes of sql/macros/card_bits.sql; tests/test_worlds.py proves them equal
-- Engine: duckdb
-- Access: internal

DROP MACRO IF EXISTS suit_part;
DROP MACRO IF EXISTS suits_renamed;
DROP MACRO IF EXISTS holdem_key;
DROP MACRO IF EXISTS rank_codes;
DROP MACRO IF EXISTS board_suit;
DROP MACRO IF EXISTS matchup_key;

-- The cards of one suit, as the sum of their rank codes
CREATE MACRO suit_part(card_bits, suit_id) AS
    (card_bits >> suit_id) & (((CAST(1 AS BIGINT) << 52) - 1) // 15);

-- The sum of the cards' rank codes
CREATE MACRO rank_codes(card_bits) AS
    suit_part(card_bits, 0) + suit_part(card_bits, 1) + suit_part(card_bits, 2) + suit_part(card_bits, 3);

-- The suit that three or more cards of a board have, clubs if there is none
CREATE MACRO board_suit(card_bits) AS
    CASE
        WHEN BIT_COUNT(suit_part(card_bits, 1)) >= 3 THEN 1
        WHEN BIT_COUNT(suit_part(card_bits, 2)) >= 3 THEN 2
        WHEN BIT_COUNT(suit_part(card_bits, 3)) >= 3 THEN 3
        ELSE 0
    END;

-- The cards with suit i renamed to suit_i
CREATE MACRO suits_renamed(card_bits, suit_0, suit_1, suit_2, suit_3) AS
    (suit_part(card_bits, 0) << suit_0)
    | (suit_part(card_bits, 1) << suit_1)
    | (suit_part(card_bits, 2) << suit_2)
    | (suit_part(card_bits, 3) << suit_3);

-- The key in hand_keys of two hole cards and a board: of the flush if five cards are of flush_suit, else of all ranks
CREATE MACRO holdem_key(board_codes, flush_suit, flush_codes, hole_codes, hole_bits) AS
    CASE
        WHEN BIT_COUNT(flush_codes + suit_part(hole_bits, flush_suit)) >= 5
            THEN -(flush_codes + suit_part(hole_bits, flush_suit))
        ELSE board_codes + hole_codes
    END;

-- What each suit holds of two hands, sorted: two pairs of hands have one key exactly if they differ by names of suits
CREATE MACRO matchup_key(first_bits, second_bits) AS
    LIST_SORT(
        [
            suit_part(first_bits, 0) + 2 * suit_part(second_bits, 0),
            suit_part(first_bits, 1) + 2 * suit_part(second_bits, 1),
            suit_part(first_bits, 2) + 2 * suit_part(second_bits, 2),
            suit_part(first_bits, 3) + 2 * suit_part(second_bits, 3)
        ]
    );
