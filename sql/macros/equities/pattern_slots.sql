-- Macros for patterns of hands; a pattern has a slot for each card: A, As, Ax, [A-T], [As,Kd], h, R or *
-- Engine: duckdb
-- Access: internal

-- A pattern has small letters for ranks and suits. The variables w, x, y and z stand for suits; R, O, N and P stand for
-- ranks. Two variables have different values, and no variable has the value of a rank or suit that the pattern names.
-- Brackets list the possible cards of a slot.

-- The text of a pattern, with ranks and suits in small letters
CREATE OR REPLACE MACRO pokersql.pattern_text(written) AS
    REPLACE(TRANSLATE(written, 'TJQKACDHS♣♧♦♢♥♡♠♤' || CHR(65038) || CHR(65039), 'tjqkacdhsccddhhss'), '10', 't');

-- The regular expression of a slot
CREATE OR REPLACE MACRO pokersql.slot_pattern() AS
    '(?:(?:[2-9tjqkaRONP*]|\[(?:(?:[2-9tjqka]-[2-9tjqka]|[2-9tjqka][cdhs]?|[cdhs])[,\s]*)+\])'
    || '(?:[cdhswxyz]|\[(?:[cdhs][,\s]*)+\])?|[cdhswxyz])';

-- The slots of a pattern
CREATE OR REPLACE MACRO pokersql.pattern_slots(pattern) AS REGEXP_EXTRACT_ALL(pattern, pokersql.slot_pattern());

-- Whether a slot is one card
CREATE OR REPLACE MACRO pokersql.is_card(slot) AS REGEXP_FULL_MATCH(slot, '[2-9tjqka][cdhs]');

-- The rank of a slot, NULL if the slot does not begin with a rank
CREATE OR REPLACE MACRO pokersql.slot_rank(slot) AS NULLIF(STRPOS('23456789tjqka', slot[1]) + 1, 1);

-- How far the rank of each slot moves in a span, from its first to its last hand; NULL if the two hands are not a span
CREATE OR REPLACE MACRO pokersql.span_moves(first_slots, last_slots) AS
    CASE
        WHEN
            LIST_TRANSFORM(first_slots, lambda pokersql_slot: pokersql_slot[2:])
            = LIST_TRANSFORM(last_slots, lambda pokersql_slot: pokersql_slot[2:])
            THEN
                LIST_TRANSFORM(
                    [LIST_TRANSFORM(
                        first_slots,
                        lambda pokersql_slot, pokersql_place:
                            pokersql.slot_rank(last_slots[pokersql_place]) - pokersql.slot_rank(pokersql_slot)
                    )],
                    lambda pokersql_moves: CASE
                        WHEN
                            LIST_COUNT(pokersql_moves) = LEN(pokersql_moves)
                            AND LEN(
                                LIST_DISTINCT(LIST_FILTER(pokersql_moves, lambda pokersql_move: pokersql_move <> 0))
                            ) = 1
                            THEN pokersql_moves
                    END
                )[1]
    END;

-- A + after a hand adds better hands. If the hand has exactly two ranks, or an ace and lower ranks, the highest rank
-- stays and the others rise: KTo+ is KTo, KJo and KQo. In any other hand all ranks rise until the highest is an ace.
-- How far the rank of each slot of a hand with + can rise, NULL if a slot has no rank
CREATE OR REPLACE MACRO pokersql.rising_moves(slots) AS
    LIST_TRANSFORM(
        [LIST_TRANSFORM(slots, lambda pokersql_slot: pokersql.slot_rank(pokersql_slot))],
        lambda pokersql_ranks: CASE
            WHEN LIST_COUNT(pokersql_ranks) < LEN(pokersql_ranks) THEN NULL
            WHEN
                LIST_MIN(pokersql_ranks) < LIST_MAX(pokersql_ranks)
                AND (LEN(LIST_DISTINCT(pokersql_ranks)) = 2 OR LIST_MAX(pokersql_ranks) = 14)
                THEN
                    LIST_TRANSFORM(
                        pokersql_ranks,
                        lambda pokersql_rank: CASE
                            WHEN pokersql_rank < LIST_MAX(pokersql_ranks)
                                THEN
                                    LIST_MAX(pokersql_ranks) - 1
                                    - LIST_MAX(
                                        LIST_FILTER(
                                            pokersql_ranks,
                                            lambda pokersql_other: pokersql_other < LIST_MAX(pokersql_ranks)
                                        )
                                    )
                            ELSE 0
                        END
                    )
            ELSE LIST_TRANSFORM(pokersql_ranks, lambda pokersql_rank: 14 - LIST_MAX(pokersql_ranks))
        END
    )[1];

-- aks becomes axkx, ako becomes axky, and a*o becomes axRy, since R is a rank that differs from a.
-- The pattern of the name of a hand of two cards, for example ak, aks, a*o, a[k-t]s; NULL for other names
CREATE OR REPLACE MACRO pokersql.named_hand(name) AS
    LIST_TRANSFORM(
        [REGEXP_EXTRACT(
            name,
            '^([2-9tjqka*]|\[[^\[\]]*\])([2-9tjqka*x]|\[[^\[\]]*\])([so]?)$',
            ['first', 'second', 'ending']
        )],
        lambda pokersql_part: CASE
            WHEN pokersql_part.first = '' THEN NULL
            WHEN pokersql.slot_rank(pokersql_part.first) < pokersql.slot_rank(pokersql_part.second) THEN NULL
            WHEN
                pokersql.slot_rank(pokersql_part.first) = pokersql.slot_rank(pokersql_part.second)
                AND pokersql_part.ending <> ''
                THEN NULL
            ELSE
                pokersql_part.first
                || CASE pokersql_part.ending WHEN '' THEN '' ELSE 'x' END
                || CASE
                    WHEN pokersql_part.second NOT IN ('*', 'x') THEN pokersql_part.second
                    WHEN pokersql_part.ending = '' THEN '*'
                    ELSE 'R'
                END
                || CASE pokersql_part.ending WHEN 's' THEN 'x' WHEN 'o' THEN 'y' ELSE '' END
        END
    )[1];

-- The pattern of the name of several hands of two cards, for example qq+, a5s-a2s, random; NULL for other names
CREATE OR REPLACE MACRO pokersql.named_pattern(name) AS
    CASE
        WHEN name IN ('random', 'any') THEN '*'
        ELSE
            LIST_TRANSFORM(
                [LIST_TRANSFORM(
                    -- in brackets, - joins two ranks, not two hands
                    REGEXP_EXTRACT_ALL(REGEXP_REPLACE(name, '\+$', ''), '(?:\[[^\[\]]*\]|[^-])+'),
                    lambda pokersql_hand: pokersql.named_hand(pokersql_hand)
                )],
                lambda pokersql_hands: CASE
                    -- a span has pairs only, or no pairs
                    WHEN
                        LIST_COUNT(pokersql_hands) = LEN(pokersql_hands)
                        AND LEN(
                            LIST_DISTINCT(
                                LIST_TRANSFORM(
                                    pokersql_hands, lambda pokersql_hand: pokersql_hand[1] = pokersql_hand[2]
                                )
                            )
                        ) = 1
                        THEN ARRAY_TO_STRING(pokersql_hands, '-') || CASE WHEN name LIKE '%+' THEN '+' ELSE '' END
                END
            )[1]
    END;

-- The number of suits of which a hand has at least `cards` cards
CREATE OR REPLACE MACRO pokersql.suits_with(card_bits, cards) AS
    CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 0)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= cards AS INTEGER);

-- A sum of rank codes has four bits for the count of each rank; suit_codes(codes, n) has the bit n of each count.
-- The number of ranks of which a hand has at least `cards` (2, 3 or 4) cards; `codes` is the sum of its rank codes
CREATE OR REPLACE MACRO pokersql.ranks_with(codes, cards) AS
    BIT_COUNT(
        CASE cards
            WHEN 2 THEN pokersql.suit_codes(codes, 1) | pokersql.suit_codes(codes, 2)
            WHEN 3 THEN (pokersql.suit_codes(codes, 0) & pokersql.suit_codes(codes, 1)) | pokersql.suit_codes(codes, 2)
            ELSE pokersql.suit_codes(codes, 2)
        END
    );

-- The number of suits (if `counted` is suits) or ranks of which a hand has at least `cards` cards
CREATE OR REPLACE MACRO pokersql.groups_with(card_bits, counted, cards) AS
    CASE counted
        WHEN 'suits' THEN pokersql.suits_with(card_bits, cards)
        ELSE pokersql.ranks_with(pokersql.code_sum(card_bits), cards)
    END;
