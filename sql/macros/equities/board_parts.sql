-- Parts of a board in games where only its ranks and a suit with three of its cards matter
-- Engine: duckdb
-- Access: internal

-- The suit of three or more cards of a board, clubs if there is none
CREATE OR REPLACE MACRO pokersql.board_suit(card_bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= 3 THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= 3 THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= 3 THEN 3
        ELSE 0
    END;

-- The key in rule_keys of own cards and a board: of the flush if flush_cards are of flush_suit, else of all ranks
CREATE OR REPLACE MACRO pokersql.board_key(board_codes, flush_suit, flush_codes, flush_cards, own_codes, own_bits) AS
    CASE
        WHEN BIT_COUNT(flush_codes + pokersql.suit_codes(own_bits, flush_suit)) >= flush_cards
            THEN -(flush_codes + pokersql.suit_codes(own_bits, flush_suit))
        ELSE board_codes + own_codes
    END;
