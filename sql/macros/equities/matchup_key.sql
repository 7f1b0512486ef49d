-- The key of two hands before the flop: equal for matchups that differ only by a renaming of suits
-- Engine: duckdb
-- Access: internal

-- The key is the sorted list of suit_holding for the four suits. Rank codes are powers of 16, so a suit_holding
-- determines for each card of the suit whether hero, villain or no one has it.

-- The sum of the rank codes of hero's cards of a suit + 2 * the sum of the rank codes of villain's cards of the suit
CREATE OR REPLACE MACRO pokersql.suit_holding(hero_bits, villain_bits, suit_id) AS
    pokersql.suit_codes(hero_bits, suit_id) + 2 * pokersql.suit_codes(villain_bits, suit_id);

CREATE OR REPLACE MACRO pokersql.matchup_key(hero_bits, villain_bits) AS
    LIST_SORT([
        pokersql.suit_holding(hero_bits, villain_bits, 0),
        pokersql.suit_holding(hero_bits, villain_bits, 1),
        pokersql.suit_holding(hero_bits, villain_bits, 2),
        pokersql.suit_holding(hero_bits, villain_bits, 3)
    ]);
