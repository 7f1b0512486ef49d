-- A hand as the sum of 2^card_id over its cards: text in any spelling, a list of cards, or a list of card_ids
-- Grain: none
-- Reads: ranks, suits
-- Source: sql/hands/spellings.sql, which has every spelling that is read here (tests/test_postgresql.py)
-- Engine: postgresql
-- Access: internal

-- NULL for a hand that can't be ranked; hand_error says why. PL/pgSQL keeps in a variable what it has computed; SQL
-- functions would be written into the query as one expression, which repeats itself.

-- The number of each letter by its byte: of a rank 0 to 12, of a suit 0 to 3
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

-- The bit of a card in the form As, which begins at a byte of a text
CREATE FUNCTION letter_bit(letters BYTEA, place INTEGER) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CAST(1 AS BIGINT)
    << 4 * (letter_numbers())[GET_BYTE(letters, place)] + (letter_numbers())[GET_BYTE(letters, place + 1)];

-- The cards of a text as AsKdQh, NULL if it has anything else
CREATE FUNCTION hand_letters(hand TEXT) RETURNS TEXT
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 50
AS $$
BEGIN
    IF hand COLLATE "C" ~ '^[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*$' THEN
        RETURN REPLACE(hand, ' ', '');
    ELSIF LENGTH(hand) > 400 OR hand COLLATE "C" !~ (
        E'^[ \t,|\uFE0E\uFE0F-]*'
        '(?:(?:[.]?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤][ \t,|\uFE0E\uFE0F-]*)*$'
    ) THEN
        RETURN NULL;
    END IF;
    RETURN TRANSLATE(
        REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(hand, '10', 'T'), '11', 'J'), '12', 'Q'), '13', 'K'), '14', 'A'),
        'tjqkaCDHS♣♦♥♠♧♢♡♤.: ,|-' || CHR(9) || CHR(65038) || CHR(65039),
        'TJQKAcdhscdhscdhs'
    );
END
$$;

CREATE FUNCTION hand_bits(hand TEXT) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 200
AS $$
DECLARE
    letters CONSTANT BYTEA := CONVERT_TO(pokersql.hand_letters(hand), 'UTF8');
    cards CONSTANT INTEGER := LENGTH(letters) / 2;
    bits BIGINT;
BEGIN
    IF cards IS NULL OR cards NOT BETWEEN 5 AND 7 THEN
        RETURN NULL;
    END IF;
    bits := pokersql.letter_bit(letters, 0) | pokersql.letter_bit(letters, 2) | pokersql.letter_bit(letters, 4)
        | pokersql.letter_bit(letters, 6) | pokersql.letter_bit(letters, 8)
        | CASE WHEN cards > 5 THEN pokersql.letter_bit(letters, 10) ELSE 0 END
        | CASE WHEN cards > 6 THEN pokersql.letter_bit(letters, 12) ELSE 0 END;
    RETURN CASE WHEN BIT_COUNT(CAST(bits AS BIT(64))) = cards THEN bits END;
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
        IF card NOT BETWEEN 0 AND 51 OR bits & (CAST(1 AS BIGINT) << card) > 0 THEN
            RETURN NULL;
        ELSIF card IS NOT NULL THEN
            bits := bits | (CAST(1 AS BIGINT) << card);
        END IF;
    END LOOP;
    RETURN CASE WHEN BIT_COUNT(CAST(bits AS BIT(64))) BETWEEN 5 AND 7 THEN bits END;
END
$$;
