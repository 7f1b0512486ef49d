-- The hands, as the files write them
-- Grain: one row per hand that can be replayed
-- Columns:
--   hand_no: see hand_lines
--   hand_key: the site and the site's number of the hand, which identify the hand; NULL if one of these is missing
--   site: see hands
--   site_hand_id: see hands
--   tournament: see hands
--   played_at: see hands
--   time_zone: see hands
--   table_name: see hands
--   game: see games
--   betting: see hands
--   small_blind: see hands
--   big_blind: see hands
--   ante: see hands
--   bring_in: see hands
--   currency: the code or the sign in the file; NULL for chips
--   players: see hands
--   button_seat: the seat of the button; NULL means the seat of the last player
--   places_missing: 1 if the first place is empty because no player posts the small blind; else 0
--   antes_count: TRUE if antes count as bets when the pots are split; FALSE if all antes are in the main pot
--   tells_showdown: TRUE if the format writes a show or a muck for each player at a showdown
--   cap: the most money that a player can put in, NULL without a cap
--   with_returned: TRUE if winnings include the returned uncalled bet; NULL if the table rooms tells it
--   pot: the sum of all pots in the file, NULL if the file does not give it
--   rake: the rake in the file, NULL if the file does not give it
--   splash: see hands
--   tournament_name: see hands
--   buy_in: see hands
--   fee: see hands
--   bounty: see hands
--   buy_in_currency: the code or the sign in the file
--   speed: see hands
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_hands (
    hand_no BIGINT NOT NULL,
    hand_key VARCHAR,
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
    places_missing INTEGER NOT NULL,
    antes_count BOOLEAN NOT NULL,
    tells_showdown BOOLEAN NOT NULL DEFAULT FALSE,
    cap DECIMAL(18, 4),
    with_returned BOOLEAN,
    pot DECIMAL(18, 4),
    rake DECIMAL(18, 4),
    splash DECIMAL(18, 4),
    tournament_name VARCHAR,
    buy_in DECIMAL(18, 4),
    fee DECIMAL(18, 4),
    bounty DECIMAL(18, 4),
    buy_in_currency VARCHAR,
    speed VARCHAR
);
