-- The bits of a hand: the sum of 2^card_id over its cards. The hand is text, a list of cards or a list of card_ids
-- Reads: ranks, suits
-- Source: sql/hands/spellings.sql, which has the same spellings (tests/test_postgresql.py)
-- Engine: postgresql
-- Access: internal

-- If a hand can't be ranked, the result is NULL, and hand_error() has the reason. PostgreSQL would inline an SQL
-- function as one expression, and compute intermediate results several times; PL/pgSQL keeps them in variables.
-- PL/pgSQL looks up operators, functions and types at run time in the caller's schemas, where other roles can create
-- objects. So every name in PL/pgSQL has its schema here. SET search_path would take as long as the ranking.

-- An array with the number of each letter's rank (0 to 12) or suit (0 to 3); the index is the letter's byte
DO $$
BEGIN
    EXECUTE format(
        'CREATE FUNCTION letter_numbers() RETURNS INTEGER[] IMMUTABLE PARALLEL SAFE RETURN %L::INTEGER[]',
        (
            SELECT '[0:127]=' || CAST(ARRAY_AGG(n.number ORDER BY b.letter) AS TEXT)
            FROM GENERATE_SERIES(0, 127) AS b (letter)
            LEFT JOIN (
                SELECT ASCII(r.face) AS letter, r.rank - 2 AS number FROM ranks AS r
                UNION ALL
                SELECT ASCII(s.suit) AS letter, s.suit_id AS number FROM suits AS s
            ) AS n ON b.letter = n.letter
        )
    );
END
$$;

-- The bit of a card in a text of cards like As; `place` is the position of the card's first byte
CREATE FUNCTION letter_bit(letters BYTEA, place INTEGER) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CAST(1 AS BIGINT)
    << 4 * (letter_numbers())[GET_BYTE(letters, place)] + (letter_numbers())[GET_BYTE(letters, place + 1)];

-- The cards of a text as bytes of the form AsKdQh; NULL if the text has other characters
CREATE FUNCTION hand_letters(hand TEXT) RETURNS BYTEA
IMMUTABLE PARALLEL SAFE
RETURN DECODE(
    CASE
        WHEN hand COLLATE "C" ~ '^[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*$' THEN REPLACE(hand, ' ', '')
        WHEN LENGTH(hand) <= 400 AND hand COLLATE "C" ~ (
            E'^[ \t,|\uFE0E\uFE0F-]*'
            '(?:(?:[.]?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤][ \t,|\uFE0E\uFE0F-]*)*$'
        )
            THEN TRANSLATE(
                REPLACE(
                    REPLACE(REPLACE(REPLACE(REPLACE(hand, '10', 'T'), '11', 'J'), '12', 'Q'), '13', 'K'), '14', 'A'
                ),
                'tjqkaCDHS♣♦♥♠♧♢♡♤.: ,|-' || CHR(9) || CHR(65038) || CHR(65039),
                'TJQKAcdhscdhscdhs'
            )
    END,
    'escape'
);

-- The bits of five to seven cards; NULL for other numbers of cards
CREATE FUNCTION letters_bits(letters BYTEA) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE
    WHEN LENGTH(letters) BETWEEN 10 AND 14
        THEN letter_bit(letters, 0) | letter_bit(letters, 2) | letter_bit(letters, 4)
            | letter_bit(letters, 6) | letter_bit(letters, 8)
            | CASE WHEN LENGTH(letters) > 10 THEN letter_bit(letters, 10) ELSE 0 END
            | CASE WHEN LENGTH(letters) > 12 THEN letter_bit(letters, 12) ELSE 0 END
END;

-- The bits if all cards are different, so that each card has its own bit; else NULL
CREATE FUNCTION counted_bits(bits BIGINT, letters BYTEA) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN BIT_COUNT(CAST(bits AS BIT(64))) = LENGTH(letters) / 2 THEN bits END;

-- The bits if five to seven bits are set; else NULL
CREATE FUNCTION counted_bits(bits BIGINT) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN BIT_COUNT(CAST(bits AS BIT(64))) BETWEEN 5 AND 7 THEN bits END;

-- The bits with one more card; NULL if `card` is no card_id or is in the bits already
CREATE FUNCTION bits_and_card(bits BIGINT, card INTEGER) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE
    WHEN card IS NULL THEN bits
    WHEN card BETWEEN 0 AND 51 AND bits & (CAST(1 AS BIGINT) << card) = 0 THEN bits | (CAST(1 AS BIGINT) << card)
END;

CREATE FUNCTION hand_bits(hand TEXT) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 200
AS $$
DECLARE
    letters CONSTANT pg_catalog.BYTEA := pokersql.hand_letters(hand);
    bits CONSTANT BIGINT := pokersql.letters_bits(letters);
BEGIN
    RETURN pokersql.counted_bits(bits, letters);
END
$$;

CREATE FUNCTION hand_bits(hand TEXT[]) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN hand_bits(ARRAY_TO_STRING(hand, ' '));

CREATE FUNCTION hand_bits(hand INTEGER[]) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 200
AS $$
DECLARE
    bits BIGINT := 0;
    card INTEGER;
BEGIN
    IF hand IS NULL THEN
        RETURN NULL;
    END IF;
    FOREACH card IN ARRAY hand LOOP
        bits := pokersql.bits_and_card(bits, card);
    END LOOP;
    RETURN pokersql.counted_bits(bits);
END
$$;
