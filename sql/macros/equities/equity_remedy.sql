-- What would be right where a row has no equity
-- Grain: none
-- Reads: nothing
-- Source: sql/equity/question/equity_errors.sql
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.equity_remedy(error) AS
    CASE SPLIT_PART(error, ' ', 1)
        WHEN 'no_hand' THEN 'a hand is two cards, as in AhKh, or a range, as in QQ+,AKs; random is any hand'
        WHEN 'bad_range'
            THEN
                'a range is hands such as AhKh, AA, AKs, QQ+, KTo+, A5s-A2s, 22-77, 15%, random, AA:0.5 or '
                || '[50]AA[/50]; the higher card stands first'
        WHEN 'bad_weight' THEN 'a weight is 0 to 1, with six decimals at most, as in AKs:0.5'
        WHEN 'bad_card' THEN 'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥'
        WHEN 'duplicate_card' THEN 'a card is in one place'
        WHEN 'not_in_deck' THEN 'the game is played without this card'
        WHEN 'wrong_count' THEN 'a hand has as many cards as the game deals, and the dead cards leave enough for all'
        WHEN 'wrong_board' THEN 'a board has as many cards as the game deals, or fewer'
        WHEN 'wrong_players' THEN 'two to ten players'
        WHEN 'two_boards' THEN 'the rows of a game have one board'
        WHEN 'two_sets' THEN 'the rows of a game have the same dead cards'
        WHEN 'empty_range' THEN 'the known cards, and what ! takes out, leave a range some hands'
        WHEN 'no_matchup:' THEN 'some hands of the ranges share no card'
        WHEN 'too_long' THEN 'cards are at most 400 characters'
    END;
