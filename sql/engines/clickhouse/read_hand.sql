-- Reads a hand: its bits (the sum of 2^card_id over its cards), and its error
-- Reads: card_spellings, piece_bits
-- Source: sql/hands/spellings.sql and text_errors.sql, which give the same cards and errors (tests/test_clickhouse.py)
-- Engine: clickhouse
-- Access: internal

-- A hand is text in any spelling, a list of cards or a list of card_ids. Lists are cast to text. ClickHouse copies the
-- argument of a function to every use of the parameter. So each step is a lambda over a one-item list, which computes
-- the argument once.

-- The text of a hand; the text of a list has commas between the items, and no NULLs
CREATE FUNCTION pokersql_text AS (hand) -> ifNull(
    if(
        toTypeName(hand) LIKE 'Array%',
        replaceRegexpAll(replaceRegexpAll(toString(hand), '([\\[,])NULL', '\\1'), '[\\[\\]\']', ''),
        toString(hand)
    ),
    ''
);

-- The tokens of a text: a token is a card, or all characters up to the next separator
CREATE FUNCTION pokersql_tokens AS (text, is_numbers) -> multiIf(
    is_numbers, extractAll(text, '-?[0-9]+'),
    lengthUTF8(text) > 400, [],
    extractAll(
        text, '(?:[.]?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|[^ \t,|\\x{FE0E}\\x{FE0F}-]+'
    )
);

-- The card_id of a token; -1 if the token is no card
CREATE FUNCTION pokersql_card_id AS (token, is_numbers) -> ifNull(
    if(
        is_numbers,
        arrayFirstOrNull(number -> number BETWEEN 0 AND 51, [toInt32OrDefault(token, toInt32(-1))]),
        joinGetOrNull('pokersql.card_spellings', 'card_id', token)
    ),
    -1
);

-- The bits and the error of a text, computed from its tokens; the bits are 0 if the text has an error
CREATE FUNCTION pokersql_tokens_read AS (text, is_numbers, tokens, card_ids) -> arrayMap(
    error -> (
        toUInt64(if(error = '', arraySum(card_id -> bitShiftLeft(toUInt64(1), greatest(card_id, 0)), card_ids), 0)),
        error
    ),
    [
        multiIf(
            NOT is_numbers AND lengthUTF8(text) > 400, concat('too_long ', toString(lengthUTF8(text))),
            has(card_ids, -1), arrayMap(
                (token, place) -> concat(
                    'bad_card ',
                    if(is_numbers, token, concat('\'', substringUTF8(token, 1, 20))),
                    if(lengthUTF8(token) > 20, '…', ''),
                    if(is_numbers, '', '\''),
                    ' at ',
                    toString(place)
                ),
                [tokens[indexOf(card_ids, -1)]],
                [indexOf(card_ids, -1)]
            )[1],
            length(arrayDistinct(card_ids)) < length(card_ids), concat(
                'duplicate_card \'',
                pokersql_card(arrayFirst((card_id, time) -> time > 1, card_ids, arrayEnumerateUniq(card_ids))),
                '\''
            ),
            length(card_ids) NOT BETWEEN 5 AND 7, concat('wrong_count ', toString(length(card_ids))),
            ''
        )
    ]
)[1];

-- The bits of a text in the form As Kd Qh Jc Ts, read in four pieces; 0 if the text has another form or an error. In
-- this form, n different cards have 3n - 1 letters.
CREATE FUNCTION pokersql_piece_bits AS (text) -> arrayMap(
    bits -> if(length(text) IN (14, 17, 20) AND 3 * bitCount(bits) = length(text) + 1, bits, 0),
    [
        bitOr(
            bitOr(
                joinGet('pokersql.piece_bits', 'card_bits', substring(text, 1, 5)),
                joinGet('pokersql.piece_bits', 'card_bits', substring(text, 6, 6))
            ),
            bitOr(
                joinGet('pokersql.piece_bits', 'card_bits', substring(text, 12, 6)),
                joinGet('pokersql.piece_bits', 'card_bits', substring(text, 18))
            )
        )
    ]
)[1];

-- The bits and the error of a text that is read card by card; the bits are 0 if the text has an error
CREATE FUNCTION pokersql_card_bits AS (text, is_numbers) -> arrayMap(
    tokens -> arrayMap(
        card_ids -> pokersql_tokens_read(text, is_numbers, tokens, card_ids),
        [arrayMap(token -> pokersql_card_id(token, is_numbers), tokens)]
    )[1],
    [pokersql_tokens(text, is_numbers)]
)[1];

-- The bits and the error of a text; the bits are 0 if the text has an error. ClickHouse computes both branches of if()
-- for all rows, so the second branch gets '' if the text was read in pieces.
CREATE FUNCTION pokersql_text_read AS (text, is_numbers) -> arrayMap(
    bits -> if(bits > 0, (bits, ''), pokersql_card_bits(if(bits > 0, '', text), is_numbers)),
    [pokersql_piece_bits(text)]
)[1];

-- The bits and the error of a hand; the bits are 0 if the hand has an error
CREATE FUNCTION pokersql_read_hand AS (hand) -> arrayMap(
    text -> pokersql_text_read(text, toTypeName(hand) LIKE 'Array(%Int%'), [pokersql_text(hand)]
)[1];
