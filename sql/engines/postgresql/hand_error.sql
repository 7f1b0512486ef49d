-- The error of a hand that can't be ranked: bad_card 'Xx' at 3, duplicate_card 'As', wrong_count 4, too_long 414
-- Reads: deck, text_hands
-- Source: sql/hands/text_hands.sql, which reads hand_text instead of one text
-- Engine: postgresql

-- The result is NULL for a hand that can be ranked, and for NULL.

-- The error of a text; '' if the text has no error
CREATE FUNCTION text_error(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE COST 1000
RETURN (SELECT t.error FROM text_hands AS t);

CREATE FUNCTION hand_error(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN CASE WHEN hand_bits(hand) IS NULL AND hand IS NOT NULL THEN text_error(hand) END;

CREATE FUNCTION hand_error(hand TEXT[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN hand_error(ARRAY_TO_STRING(hand, ' '));

CREATE FUNCTION hand_error(hand INTEGER[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN CASE
    WHEN hand_bits(hand) IS NULL AND hand IS NOT NULL
        THEN (
            -- One row per number: its position in the list, its card, and its position among equal numbers
            WITH cards AS (
                SELECT
                    n.number,
                    d.card,
                    ROW_NUMBER() OVER (ORDER BY n.place) AS place,
                    ROW_NUMBER() OVER (PARTITION BY n.number ORDER BY n.place) AS time
                FROM UNNEST(hand) WITH ORDINALITY AS n (number, place)
                LEFT JOIN deck AS d ON n.number = d.card_id
                WHERE n.number IS NOT NULL
            )

            SELECT COALESCE(
                (
                    SELECT 'bad_card ' || c.number || ' at ' || c.place
                    FROM cards AS c
                    WHERE c.card IS NULL
                    ORDER BY c.place
                    LIMIT 1
                ),
                (
                    SELECT 'duplicate_card ''' || c.card || ''''
                    FROM cards AS c
                    WHERE c.time > 1
                    ORDER BY c.place
                    LIMIT 1
                ),
                (SELECT 'wrong_count ' || COUNT(*) FROM cards AS c)
            )
        )
END;
