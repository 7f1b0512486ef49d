-- The remedy for each error in a question about equity
-- Reads: pokersql.game_methods, pokersql.range_shapes
-- Engine: duckdb
-- Access: internal

-- The remedy for an invalid piece of a range
CREATE OR REPLACE MACRO pokersql.range_remedy(piece) AS
    CASE
        WHEN piece LIKE '%@%' THEN 'a weight stands behind a colon, as in KK:0.5 or KK:50%'
        WHEN REGEXP_MATCHES(piece, '[\[\]]')
            THEN
                'brackets give the pieces between them a weight in percent, as in [50]AA,KK[/50], or list what one '
                || 'card can be, as in [A-T][A-T]'
        WHEN REGEXP_MATCHES(piece, '^.+%-.+%$')
            THEN 'a percentage counts from the best hand; !5% removes the best, as in 15%,!5%'
        WHEN
            LIST_TRANSFORM(
                [REPLACE(LOWER(REGEXP_REPLACE(piece, '\b(10|\w)(10|\w)', '\2\1', 'g')), '10', 't')],
                lambda pokersql_name: pokersql.named_pattern(pokersql_name)
            )[1] IS NOT NULL
            THEN 'the higher card stands first, as in ' || REGEXP_REPLACE(piece, '\b(10|\w)(10|\w)', '\2\1', 'g')
        WHEN piece LIKE '_%\%' ESCAPE '\'
            THEN 'a percentage is at most 100, and large enough for the best starting hand, as in 15%'
        ELSE
            'a hand is two cards, as in AhKh, and a range is hands such as AhKh, AA, AKs, AKo, AK, QQ+, KTo+, '
            || 'A5s-A2s, 98s-65s, 22-77, A*, A*s, 15%, random or !72o, with commas or blanks between'
    END;

-- The remedy for an error; the other arguments are columns of game_methods, or NULL if the game is unknown
CREATE OR REPLACE MACRO pokersql.equity_remedy(error, game, own_cards, board_cards, most_players) AS
    CASE SPLIT_PART(error, ' ', 1)
        WHEN 'no_hand' THEN 'a hand is cards, as in AhKh, or a range, as in QQ+,AKs; random is any hand'
        WHEN 'bad_range'
            THEN
                CASE
                    WHEN own_cards = 2 THEN pokersql.range_remedy(SPLIT_PART(error, '''', 2))
                    WHEN CONTAINS(error, '%')
                        THEN 'a percentage is for games of two own cards, whose hands have an order'
                    WHEN CONTAINS(error, '$')
                        THEN
                            'a shape is '
                            || (
                                SELECT STRING_AGG('$' || s.shape, ', ' ORDER BY s.counted DESC, s.shape ASC)
                                FROM pokersql.range_shapes AS s
                            )
                            || ', as in AA$ds'
                    ELSE
                        'a range is hands of up to ' || own_cards || ' cards such as AA, AA**, AAds, KQJT$ss, AxKx, '
                        || '[A-T][A-T], JT98+ or !AAA, with commas between; * is any card, x a suit, R a rank'
                END
        -- a valid weight, but no weight is allowed after !
        WHEN 'bad_weight'
            THEN
                CASE
                    WHEN REGEXP_MATCHES(error, '''(0?\.\d{1,6}|[01](\.0*)?|\d{1,2}%|100%)''')
                        THEN 'a hand behind ! has no weight, as in !AKs'
                    ELSE 'a weight is 0 to 1, with six decimals at most, as in AKs:0.5 or AKs:50%'
                END
        WHEN 'bad_card' THEN 'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥'
        WHEN 'duplicate_card' THEN 'a card can be in one place only'
        WHEN 'wrong_game' THEN 'equity is for games in which a player has one hand, not three as in Chinese poker'
        WHEN 'two_boards' THEN 'all rows of a game need the same board'
        WHEN 'two_sets' THEN 'all rows of a game need the same dead cards'
        WHEN 'empty_range'
            THEN 'the known cards, ! and a weight of 0 remove hands; leave some, as in 22+,!AA'
        WHEN 'empty_board' THEN 'the known cards leave no card for a place of the board; leave one, as in 2c 7d 9h h'
        WHEN 'no_matchup:' THEN 'write ranges with hands that share no card'
        WHEN 'too_long' THEN 'cards are at most 400 characters'
        WHEN 'not_in_deck' THEN COALESCE(game, 'the game') || ' is played without this card'
        WHEN 'wrong_board'
            THEN
                CASE board_cards
                    WHEN 0 THEN game || ' has no board'
                    ELSE 'a board has at most ' || COALESCE(board_cards || ' cards', 'the cards of the game')
                END
        WHEN 'wrong_players'
            THEN COALESCE(game, 'the game') || ' is for two to ' || COALESCE(most_players, 10) || ' players'
        WHEN 'wrong_count'
            THEN
                'a hand has ' || CASE WHEN board_cards = 0 THEN 'up to ' ELSE '' END
                || COALESCE(own_cards || ' cards in ' || game, 'as many cards as the game deals')
                || CASE WHEN own_cards > 2 AND board_cards > 0 THEN ', * for any card' ELSE '' END
                || ', and the dead cards leave enough for all'
    END;

-- The remedy for an error in a question about asked_game; if asked_game is NULL, the game is hold'em
CREATE OR REPLACE MACRO pokersql.asked_remedy(error, asked_game) AS (
    SELECT pokersql.equity_remedy(error, m.game, m.own_cards, m.board_cards, m.most_players)
    FROM pokersql.game_methods AS m
    WHERE m.game = COALESCE(asked_game, 'holdem')
);
