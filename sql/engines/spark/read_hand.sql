-- Reads a hand: its bits (the sum of 2^card_id over its cards) and its key in hand_keys, or its error
-- Source: sql/hands/spellings.sql and text_errors.sql, which give the same cards and errors (tests/test_spark.py)
-- Engine: spark
-- Access: internal

-- A hand is text in any spelling, a list of cards or a list of card_ids. Spark casts a list to text such as [As, Kd] or
-- [51, 45]. Spark copies an expression to every use of its column, but computes the parameter of a lambda once. So each
-- step is a lambda. The steps stand inside ZIP_WITH, because Spark does not compile it: the compiled expression would
-- be so long that Java would optimize nothing in the query.

CREATE FUNCTION read_hand(hand STRING) RETURNS STRUCT<card_bits: BIGINT, hand_key: BIGINT, error: STRING>
RETURN GET(ZIP_WITH(
    CASE WHEN hand IS NOT NULL THEN ARRAY(hand) END,
    ARRAY(0),
    (text, zero) -> TRANSFORM(
        TRANSFORM(
            TRANSFORM(
                TRANSFORM(
                    -- is_numbers: whether the hand lists numbers; text: the hand, or a list's items with blanks between
                    ARRAY(NAMED_STRUCT(
                        'is_numbers',
                        text LIKE '[%]' AND text RLIKE '^\\[(?:(?:-?[0-9]+|null)(?:, )?)*\\]$',
                        'text',
                        CASE
                            WHEN text LIKE '[%]' THEN REPLACE(
                                REGEXP_REPLACE(SUBSTR(text, 2, LENGTH(text) - 2), '(?:^|, )null(?=, |$)', ''), ', ', ' '
                            )
                            ELSE text
                        END
                    )),
                    -- the tokens of the text: a token is a card, or all characters up to the next separator
                    hand -> NAMED_STRUCT(
                        'is_numbers',
                        hand.is_numbers,
                        'letters',
                        LENGTH(hand.text),
                        'tokens',
                        CASE
                            WHEN hand.is_numbers THEN REGEXP_EXTRACT_ALL(hand.text, '-?[0-9]+', 0)
                            WHEN LENGTH(hand.text) > 400 THEN ARRAY()
                            WHEN hand.text RLIKE '^[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*$' THEN SPLIT(hand.text, ' ')
                            ELSE REGEXP_EXTRACT_ALL(
                                hand.text,
                                '(?:[.]?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|[^ \t,|\uFE0E\uFE0F-]+',
                                0
                            )
                        END
                    )
                ),
                -- the card_id of each token; NULL if the token is no card
                hand -> NAMED_STRUCT(
                    'is_numbers',
                    hand.is_numbers,
                    'letters',
                    hand.letters,
                    'tokens',
                    hand.tokens,
                    'card_ids',
                    CASE
                        WHEN hand.is_numbers THEN TRANSFORM(
                            TRANSFORM(hand.tokens, token -> TRY_CAST(token AS INT)),
                            number -> CASE WHEN number BETWEEN 0 AND 51 THEN number END
                        )
                        ELSE TRANSFORM(
                            TRANSFORM(
                                hand.tokens,
                                token -> CASE
                                    WHEN token RLIKE '^[2-9TJQKA][cdhs]$' THEN token
                                    WHEN token RLIKE '^(?:[.]?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]$'
                                        THEN TRANSLATE(
                                            REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
                                                token, '10', 'T'), '11', 'J'), '12', 'Q'), '13', 'K'), '14', 'A'
                                            ),
                                            'tjqkaCDHS♣♦♥♠♧♢♡♤.:',
                                            'TJQKAcdhscdhscdhs'
                                        )
                                END
                            ),
                            card ->
                            4 * LOCATE(SUBSTR(card, 1, 1), '23456789TJQKA') + LOCATE(SUBSTR(card, 2), 'cdhs') - 5
                        )
                    END
                )
            ),
            -- the bits and the error of the hand
            hand -> NAMED_STRUCT(
                'card_bits',
                AGGREGATE(hand.card_ids, 0L, (bits, card_id) -> bits | SHIFTLEFT(1L, card_id)),
                'error',
                CASE
                    WHEN hand.letters > 400 AND NOT hand.is_numbers THEN 'too_long ' || hand.letters
                    WHEN EXISTS(hand.card_ids, card_id -> card_id IS NULL) THEN FILTER(
                        TRANSFORM(
                            hand.tokens,
                            (token, place) -> CASE
                                WHEN hand.card_ids[place] IS NOT NULL THEN NULL
                                WHEN hand.is_numbers THEN 'bad_card ' || token || ' at ' || (place + 1)
                                ELSE
                                    'bad_card ''' || SUBSTR(token, 1, 20)
                                    || CASE WHEN LENGTH(token) > 20 THEN '…' ELSE '' END
                                    || ''' at ' || (place + 1)
                            END
                        ),
                        error -> error IS NOT NULL
                    )[0]
                    WHEN SIZE(ARRAY_DISTINCT(hand.card_ids)) < SIZE(hand.card_ids) THEN TRANSFORM(
                        FILTER(hand.card_ids, (card_id, place) -> ARRAY_POSITION(hand.card_ids, card_id) <= place),
                        card_id -> 'duplicate_card '''
                        || SUBSTR('23456789TJQKA', card_id DIV 4 + 1, 1) || SUBSTR('cdhs', card_id % 4 + 1, 1) || ''''
                    )[0]
                    WHEN SIZE(hand.card_ids) NOT BETWEEN 5 AND 7 THEN 'wrong_count ' || SIZE(hand.card_ids)
                END
            )
        ),
        -- the key of the hand, computed as in bits_key()
        hand -> CASE
            WHEN hand.error IS NOT NULL THEN NAMED_STRUCT('card_bits', NULL, 'hand_key', NULL, 'error', hand.error)
            ELSE NAMED_STRUCT(
                'card_bits',
                hand.card_bits,
                'hand_key',
                TRANSFORM(
                    ARRAY(TRANSFORM(
                        SEQUENCE(0, 3),
                        suit_id -> SHIFTRIGHT(hand.card_bits, suit_id) & ((SHIFTLEFT(1L, 52) - 1) DIV 15)
                    )),
                    suits -> COALESCE(
                        -GET(FILTER(suits, suit -> BIT_COUNT(suit) >= 5), 0), suits[0] + suits[1] + suits[2] + suits[3]
                    )
                )[0],
                'error',
                NULL
            )
        END
    )[0]
), 0);
