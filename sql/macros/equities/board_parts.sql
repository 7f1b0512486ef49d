-- The suit of a board in which a flush is possible, and the key of a hand with a board, in games with has_kinds
-- Engine: duckdb
-- Access: internal

-- The suit_id that three or more cards of a board have, 0 if no suit has three cards
CREATE OR REPLACE MACRO pokersql.board_suit(card_bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= 3 THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= 3 THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= 3 THEN 3
        ELSE 0
    END;

-- The key in rule_keys of own cards and a board: of the flush if flush_cards cards have flush_suit, else of all cards
CREATE OR REPLACE MACRO pokersql.board_key(board_codes, flush_suit, flush_codes, flush_cards, own_codes, own_bits) AS
    CASE
        WHEN BIT_COUNT(flush_codes + pokersql.suit_codes(own_bits, flush_suit)) >= flush_cards
            THEN -(flush_codes + pokersql.suit_codes(own_bits, flush_suit))
        ELSE board_codes + own_codes
    END;
