-- The bits of cards after a permutation of the suits: the suit with suit_id i becomes suit_i
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.suits_renamed(card_bits, suit_0, suit_1, suit_2, suit_3) AS
    (pokersql.suit_codes(card_bits, 0) << suit_0)
    | (pokersql.suit_codes(card_bits, 1) << suit_1)
    | (pokersql.suit_codes(card_bits, 2) << suit_2)
    | (pokersql.suit_codes(card_bits, 3) << suit_3);

-- Whether the permutation of the suits does not change the set of cards
CREATE OR REPLACE MACRO pokersql.suits_kept(card_bits, suit_0, suit_1, suit_2, suit_3) AS
    pokersql.suits_renamed(card_bits, suit_0, suit_1, suit_2, suit_3) = card_bits & ((CAST(1 AS BIGINT) << 52) - 1);
