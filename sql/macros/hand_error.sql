-- The error of a hand: bad_card 'Xx' at 3, duplicate_card 'As', wrong_count 4, too_long 414; NULL if it can be ranked
-- Source: sql/hands/text_errors.sql, which gives the same errors (tests/test_macros.py)
-- Engine: duckdb

-- The error of a hand, from its list of tokens and its list of cards (NULL for a bad token); NULL if there is no error
CREATE MACRO pokersql.cards_error(written, cards, quote, fewest, most) AS
    LIST_TRANSFORM(
        [[written, CAST(cards AS VARCHAR[])]],
        lambda pokersql_hand: CASE
            WHEN LIST_POSITION(pokersql_hand[2], NULL) > 0
                THEN
                    'bad_card ' || quote
                    || SUBSTR(pokersql_hand[1][LIST_POSITION(pokersql_hand[2], NULL)], 1, 20)
                    || CASE
                        WHEN LENGTH(pokersql_hand[1][LIST_POSITION(pokersql_hand[2], NULL)]) > 20 THEN '…'
                        ELSE ''
                    END
                    || quote || ' at ' || LIST_POSITION(pokersql_hand[2], NULL)
            WHEN LEN(LIST_DISTINCT(pokersql_hand[2])) < LEN(pokersql_hand[2])
                THEN
                    'duplicate_card '''
                    || LIST_FILTER(
                        pokersql_hand[2],
                        lambda pokersql_card, pokersql_place:
                            LIST_POSITION(pokersql_hand[2], pokersql_card) < pokersql_place
                    )[1]
                    || ''''
            WHEN LEN(pokersql_hand[2]) NOT BETWEEN fewest AND most THEN 'wrong_count ' || LEN(pokersql_hand[2])
        END
    )[1];

-- The error of a hand that needs `fewest` to `most` cards; the joker is allowed if has_joker; NULL if there is no error
CREATE MACRO pokersql.reading_error(hand, has_joker, fewest, most) AS
    CASE
        WHEN hand IS NULL THEN NULL
        WHEN pokersql.is_numbers(hand)
            THEN
                pokersql.cards_error(
                    CAST(pokersql.hand_numbers(hand) AS VARCHAR[]),
                    LIST_TRANSFORM(
                        pokersql.hand_numbers(hand),
                        lambda pokersql_number: pokersql.number_text(pokersql_number, has_joker)
                    ),
                    '',
                    fewest,
                    most
                )
        WHEN LENGTH(pokersql.hand_text(hand)) > 400 THEN 'too_long ' || LENGTH(pokersql.hand_text(hand))
        ELSE
            pokersql.cards_error(
                pokersql.deck_tokens(pokersql.hand_text(hand), has_joker),
                LIST_TRANSFORM(
                    pokersql.deck_tokens(pokersql.hand_text(hand), has_joker),
                    lambda pokersql_token: pokersql.token_text(pokersql_token, has_joker)
                ),
                '''',
                fewest,
                most
            )
    END;

CREATE MACRO pokersql.hand_error
    (hand) AS pokersql.reading_error(hand, FALSE, 5, 7),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'error');

-- The remedy for an error of a hand
CREATE MACRO pokersql.error_remedy(error) AS
    CASE
        WHEN error LIKE 'bad_card ''%'
            THEN
                'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥; '
                || 'separate cards by blank, comma, | or -; if the rules have a joker, write it as Jo or *'
        WHEN error LIKE 'bad_card %' THEN 'a card_id is 0 to 51, as in deck'
        WHEN error LIKE 'duplicate_card %' THEN 'a hand has each card only once'
        WHEN error LIKE 'wrong_count %' THEN 'a hand has five to seven cards'
        WHEN error LIKE 'too_long %' THEN 'a hand is at most 400 characters'
    END;
