-- The key of two hands before the flop: equal for matchups that differ only by a renaming of suits
-- Engine: duckdb
-- Access: internal

-- What each suit holds, sorted: the rank codes of one hand's cards and twice those of the other's. A rank code is a
-- power of 16, so such a sum tells whose each card is.

-- What one suit holds
CREATE OR REPLACE MACRO pokersql.suit_holding(hero_bits, villain_bits, suit_id) AS
    pokersql.suit_codes(hero_bits, suit_id) + 2 * pokersql.suit_codes(villain_bits, suit_id);

CREATE OR REPLACE MACRO pokersql.matchup_key(hero_bits, villain_bits) AS
    LIST_SORT([
        pokersql.suit_holding(hero_bits, villain_bits, 0),
        pokersql.suit_holding(hero_bits, villain_bits, 1),
        pokersql.suit_holding(hero_bits, villain_bits, 2),
        pokersql.suit_holding(hero_bits, villain_bits, 3)
    ]);
