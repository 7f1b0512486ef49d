-- The error of a hand and its board in a game or by a set of rules, NULL if there is no error
-- Source: sql/showdowns/game_hands.sql, which gives the same errors (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- reading_error is called with a limit of 400 cards, which no text exceeds. The limits in judges are tested last.

-- The card with the lowest bit, as text
CREATE MACRO pokersql.lowest_card(bits) AS
    pokersql.number_text(CAST(BIT_COUNT((bits & -bits) - 1) AS BIGINT), TRUE);

-- The error of the hand `own` and its board, from their texts, their read_bits and the limits in judges
CREATE MACRO pokersql.judged_error(
    own, board, own_bits, board_bits, deck_bits, fewest_own, most_own, fewest_board, most_board
) AS
    CASE
        WHEN own IS NULL THEN NULL
        WHEN pokersql.reading_error(own, deck_bits >> 52 = 1, 0, 400) IS NOT NULL
            THEN pokersql.reading_error(own, deck_bits >> 52 = 1, 0, 400)
        WHEN pokersql.reading_error(board, deck_bits >> 52 = 1, 0, 400) IS NOT NULL
            THEN pokersql.reading_error(board, deck_bits >> 52 = 1, 0, 400) || ' of the board'
        WHEN (own_bits | board_bits) & ~deck_bits <> 0
            THEN 'not_in_deck ''' || pokersql.lowest_card((own_bits | board_bits) & ~deck_bits) || ''''
        WHEN own_bits & board_bits <> 0
            THEN 'duplicate_card ''' || pokersql.lowest_card(own_bits & board_bits) || ''''
        WHEN BIT_COUNT(own_bits) NOT BETWEEN fewest_own AND most_own THEN 'wrong_count ' || BIT_COUNT(own_bits)
        WHEN BIT_COUNT(board_bits) NOT BETWEEN fewest_board AND most_board
            THEN 'wrong_board ' || BIT_COUNT(board_bits)
    END;
