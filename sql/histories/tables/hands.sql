-- The hands that were played
-- Grain: one row per hand
-- Columns:
--   hand_id: MD5_NUMBER_LOWER of the room and its number of the hand, without one text_id
--   text_id: MD5_NUMBER_LOWER of its text; both are shifted right by a bit
--   source_id: the file that brought it
--   line: its first line there
--   site: the room or site, as the file names it
--   site_hand_id: its number there
--   tournament: the number of the tournament there, NULL in a cash game
--   played_at: when it began, by the clock that the file goes by
--   time_zone: the name of that clock's zone, as written
--   table_name: the table, as the file names it
--   game: see games
--   betting: no limit, pot limit or fixed limit
--   small_blind: what the small blind is, 0 if the game has none
--   big_blind: what the big blind is, 0 if the game has none
--   ante: the highest ante of a player, 0 without antes
--   bring_in: what the bring-in is, 0 if the game has none
--   currency: as in USD, $ if the file has no more than the sign; NULL for chips
--   players: how many were dealt in
--   button_seat: the seat of the button, NULL if the game has none
--   board: the cards dealt to it, in order, '' without any; of several boards the first
--   pot: what all pots have, rake included, uncalled bets not
--   rake: what nobody won, NULL if what was won is not told, or told wrongly
--   all_in_street: the street after which nobody could bet though board cards were to come; else NULL
--   all_in_board: the board at that moment
--   showdown: whether at least two players were left at the end
--   known_cards: how many cards of players and boards the text tells
--   whole: FALSE if history_errors has a row of the hand, repeated_hand aside
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.hands (
    hand_id BIGINT NOT NULL,
    text_id BIGINT NOT NULL,
    source_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    site VARCHAR,
    site_hand_id VARCHAR,
    tournament VARCHAR,
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
    all_in_street VARCHAR,
    all_in_board VARCHAR,
    showdown BOOLEAN NOT NULL,
    known_cards INTEGER NOT NULL,
    whole BOOLEAN NOT NULL
);
