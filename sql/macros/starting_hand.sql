-- The starting hand of two hole cards: AA, AKs (suited) or AKo (offsuit)
-- Source: sql/cards/hole_cards.sql, which has the same names of starting hands (tests/test_macros.py)
-- Engine: duckdb

-- Hole cards are a text or a list of two cards; the result is NULL for NULL or any other number of cards. All spellings
-- are first rewritten as AhKh or Ah Kh. In a lambda DuckDB would compile a regular expression for each row, so regular
-- expressions are outside of lambdas. A text is tested before its cast to card, since a failing cast is slow.

-- The starting hand of a text like AhKh or Ah Kh
CREATE MACRO pokersql.plain_starting_hand(written) AS
    LIST_TRANSFORM(
        [written],
        lambda pokersql_hole: CASE
            WHEN TRY_CAST(SUBSTR(pokersql_hole, 1, 2) AS pokersql.card)
                > TRY_CAST(SUBSTR(pokersql_hole, -2) AS pokersql.card)
                THEN SUBSTR(pokersql_hole, 1, 1) || SUBSTR(pokersql_hole, -2, 1)
            WHEN TRY_CAST(SUBSTR(pokersql_hole, 1, 2) AS pokersql.card)
                < TRY_CAST(SUBSTR(pokersql_hole, -2) AS pokersql.card)
                THEN SUBSTR(pokersql_hole, -2, 1) || SUBSTR(pokersql_hole, 1, 1)
        END
        || CASE
            WHEN SUBSTR(pokersql_hole, 1, 1) = SUBSTR(pokersql_hole, -2, 1) THEN ''
            WHEN SUBSTR(pokersql_hole, 2, 1) = SUBSTR(pokersql_hole, -1) THEN 's'
            ELSE 'o'
        END
    )[1];

-- A text like Ah Kh from a list of tokens, NULL if the list is not two cards
CREATE MACRO pokersql.tokens_text(tokens) AS
    CASE WHEN LEN(tokens) = 2 THEN pokersql.token_card(tokens[1]) || ' ' || pokersql.token_card(tokens[2]) END;

-- A text like Ah Kh from a list of card_ids, NULL if the list is not two cards
CREATE MACRO pokersql.pair_text(numbers) AS
    CASE WHEN LEN(numbers) = 2 THEN pokersql.number_card(numbers[1]) || ' ' || pokersql.number_card(numbers[2]) END;

-- A text like AhKh or Ah Kh from any spelling of two cards, NULL for any other text
CREATE MACRO pokersql.hole_text(written) AS
    CASE
        WHEN REGEXP_FULL_MATCH(written, '[2-9TJQKA][cdhs] ?[2-9TJQKA][cdhs]') THEN written
        WHEN LENGTH(written) <= 400 THEN pokersql.tokens_text(pokersql.text_tokens(written))
    END;

CREATE MACRO pokersql.starting_hand(hole) AS
    pokersql.plain_starting_hand(
        CASE
            WHEN pokersql.is_numbers(hole)
                THEN
                    COALESCE(
                        pokersql.pair_text(TRY_CAST(hole AS BIGINT[])),
                        pokersql.pair_text(pokersql.hand_numbers(hole))
                    )
            ELSE pokersql.hole_text(pokersql.hand_text(hole))
        END
    );
