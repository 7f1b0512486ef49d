-- What a board says where its ranks and a suit with three of its cards are all that matters
-- Engine: duckdb
-- Access: internal

-- The suit that three or more cards of a board have, clubs if there is none
CREATE OR REPLACE MACRO pokersql.board_suit(card_bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= 3 THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= 3 THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= 3 THEN 3
        ELSE 0
    END;

-- The key in rule_keys of own cards and a board: of the flush if enough cards are of flush_suit, else of all ranks
CREATE OR REPLACE MACRO pokersql.board_key(board_codes, flush_suit, flush_codes, flush_cards, own_codes, own_bits) AS
    CASE
        WHEN BIT_COUNT(flush_codes + pokersql.suit_codes(own_bits, flush_suit)) >= flush_cards
            THEN -(flush_codes + pokersql.suit_codes(own_bits, flush_suit))
        ELSE board_codes + own_codes
    END;
