-- The known cards of each seat in a matchup, and the sums of their rank codes
-- Grain: one row per row of `matchups` in a game with is_sum
-- Engine: duckdb
-- Access: internal

-- `matchups` has the rows of matchups_of. Each list has an item per seat. known_bits has the own cards and the board;
-- known_codes has the sum of their rank codes. suits has the suit of the only possible flush, NULL if flushes in
-- several suits are possible.

-- The first suit_id with at least `least` cards; 60, which shifts all bits out, if no suit has so many cards
CREATE OR REPLACE MACRO pokersql.seat_suit(bits, least) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= least THEN 0
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= least THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= least THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= least THEN 3
        ELSE 60
    END;

-- If seat.suit is known, a flush is possible only in this suit. If only flush_suit (the suit of a kind of board) is
-- known, a flush is possible only in flush_suit. Otherwise a flush is possible in any suit.
-- The game_key of a seat's hand: the key of its flush if it has one, else of all its cards; NULL for an empty seat
CREATE OR REPLACE MACRO pokersql.seat_key(seat, flush_suit, come_bits, come_codes, flush_cards, rules) AS
    64
    * CASE
        WHEN seat.bits IS NULL THEN NULL
        WHEN
            BIT_COUNT(
                pokersql.suit_codes(
                    seat.bits | come_bits,
                    COALESCE(seat.suit, flush_suit, pokersql.seat_suit(seat.bits | come_bits, flush_cards))
                )
            )
            >= flush_cards
            THEN
                -pokersql.suit_codes(
                    seat.bits | come_bits,
                    COALESCE(seat.suit, flush_suit, pokersql.seat_suit(seat.bits | come_bits, flush_cards))
                )
        ELSE seat.codes + come_codes
    END
    + rules;

CREATE OR REPLACE MACRO pokersql.seat_cards_of(matchups) AS TABLE
SELECT
    m.* EXCLUDE (holes),
    LIST_TRANSFORM(m.holes, lambda pokersql_hole: pokersql_hole | m.board_bits) AS known_bits,
    LIST_TRANSFORM(m.holes, lambda pokersql_hole: pokersql.code_sum(pokersql_hole | m.board_bits)) AS known_codes,
    LIST_TRANSFORM(
        m.holes,
        lambda pokersql_hole: CASE
            WHEN 2 * (m.flush_cards - m.cards_to_come) > BIT_COUNT(pokersql_hole | m.board_bits)
                THEN pokersql.seat_suit(pokersql_hole | m.board_bits, m.flush_cards - m.cards_to_come)
        END
    ) AS suits
FROM QUERY_TABLE(matchups) AS m
WHERE m.is_sum;
