-- The loaded hands, with their games, stakes, boards and pots
-- Grain: one row per hand
-- Columns:
--   hand_id: the hash MD5_NUMBER_LOWER >> 1 of site, a blank and site_hand_id; text_id if the file lacks one of these
--   text_id: the hash MD5_NUMBER_LOWER >> 1 of the text of the hand
--   source_id: the file that has the hand; see sources
--   line: the number of the hand's first line in the file
--   site: the room or site, as the file names it
--   room: the room's name, the same for all sites of the room (see rooms); NULL if the file names no site
--   site_hand_id: the number that the room gave the hand
--   tournament: the number that the room gave the tournament, and the match if it has several; NULL in a cash game
--   tournament_name: the name of the tournament, as the file names it
--   buy_in: the buy-in of the tournament without the fee; NULL in a cash game, or if the hand does not tell it
--   fee: the fee of the tournament; NULL if the file tells only one amount, which is in buy_in
--   bounty: the part of buy_in for bounties
--   buy_in_currency: the currency of buy_in: a code or a sign, as in the column currency
--   speed: the speed of the tournament, such as turbo, in lower case
--   played_at: the time when the hand began, in time_zone
--   time_zone: the time zone, as the file names it
--   table_name: the table, as the file names it
--   game: see games
--   betting: no limit, pot limit or fixed limit
--   small_blind: the small blind, 0 if the game has none
--   big_blind: the big blind, 0 if the game has none
--   ante: the highest ante of a player, 0 without antes
--   bring_in: the bring-in, 0 if the game has none
--   currency: a code such as USD; a sign such as $ if neither the file nor room_currencies has the code; NULL for chips
--   players: the number of players dealt in
--   button_seat: the seat of the button, NULL if the game has none
--   board: the cards of the first board in the order dealt, '' without cards
--   pot: the sum of all pots, including rake and splash, without uncalled bets
--   rake: pot less the players' winnings; NULL if the file's winnings are missing or wrong
--   splash: the money that the room put into the main pot, such as a cash drop; NULL without such money
--   all_in_street: the street after which no player could bet although board cards were to come; NULL without one
--   all_in_board: the board cards at the end of all_in_street
--   showdown: whether at least two players had not folded at the end
--   known_cards: how many cards of the players and boards the text tells
--   whole: FALSE if history_errors has an error of the hand other than repeated_hand
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.hands (
    hand_id BIGINT NOT NULL,
    text_id BIGINT NOT NULL,
    source_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    site VARCHAR,
    room VARCHAR,
    site_hand_id VARCHAR,
    tournament VARCHAR,
    tournament_name VARCHAR,
    buy_in DECIMAL(18, 4),
    fee DECIMAL(18, 4),
    bounty DECIMAL(18, 4),
    buy_in_currency VARCHAR,
    speed VARCHAR,
    played_at TIMESTAMP,
    time_zone VARCHAR,
    table_name VARCHAR,
    game VARCHAR NOT NULL,
    betting VARCHAR NOT NULL,
    small_blind DECIMAL(18, 4) NOT NULL,
    big_blind DECIMAL(18, 4) NOT NULL,
    ante DECIMAL(18, 4) NOT NULL,
    bring_in DECIMAL(18, 4) NOT NULL,
    currency VARCHAR,
    players INTEGER NOT NULL,
    button_seat INTEGER,
    board VARCHAR NOT NULL,
    pot DECIMAL(18, 4) NOT NULL,
    rake DECIMAL(18, 4),
    splash DECIMAL(18, 4),
    all_in_street VARCHAR,
    all_in_board VARCHAR,
    showdown BOOLEAN NOT NULL,
    known_cards INTEGER NOT NULL,
    whole BOOLEAN NOT NULL
);
