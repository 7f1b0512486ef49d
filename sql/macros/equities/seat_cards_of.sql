-- What each seat of a matchup brings to the keys of its hands
-- Grain: one row per matchup of the table whose ranks a sum tells
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The table is that of matchups_of. By seat known_bits are the own cards and the board, known_codes the sum of their
-- rank codes, and suits the one suit in which the cards to come can make a flush, NULL if there may be several.

-- The first suit with so many of the cards; 60, which shifts out the bits of all suits, without one
CREATE OR REPLACE MACRO pokersql.seat_suit(bits, least) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= least THEN 0
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= least THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= least THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= least THEN 3
        ELSE 60
    END;

-- The suit in which a seat may have a flush: known before the cards to come, of a kind of board, or of all its cards
CREATE OR REPLACE MACRO pokersql.showdown_suit(suit, flush_suit, bits, flush_cards) AS
    COALESCE(suit, flush_suit, pokersql.seat_suit(bits, flush_cards));

-- The key in key_ranks_of of known cards and those to come: of a flush in the suit, else of all ranks
CREATE OR REPLACE MACRO pokersql.seat_key(known_bits, known_codes, suit, come_bits, come_codes, flush_cards, rules) AS
    64
    * CASE
        WHEN BIT_COUNT(pokersql.suit_codes(known_bits | come_bits, suit)) >= flush_cards
            THEN -pokersql.suit_codes(known_bits | come_bits, suit)
        ELSE known_codes + come_codes
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
