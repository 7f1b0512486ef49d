-- The fields of a hand in text formats
-- Grain: one row per field
-- Columns:
--   field: the name of the field
--   meaning: the value of the field
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE field_kinds AS
FROM (
    VALUES
    ('site', 'the room'),
    ('id', 'the number of the hand'),
    ('tournament', 'the number of the tournament'),
    ('match', 'the match, such as Match 4, if a tournament has several'),
    ('tournament_name', 'the name of the tournament'),
    ('buy_in', 'the buy-in of the tournament without the fee, or its part for the prize pool'),
    ('bounty_part', 'the part of the buy-in for bounties, if the field buy_in does not include it'),
    ('fee', 'the fee of the tournament'),
    ('free', 'any text; with it and without buy_in, the tournament costs nothing'),
    ('buy_in_currency', 'the code or the sign of the currency of the buy-in'),
    ('speed', 'the speed of the tournament, such as turbo'),
    ('date', 'any part of the date: if a hand has it, but no readable time, the error is bad_time'),
    ('day', 'the first part of the hand''s time, which is day, year and time joined by blanks'),
    ('year', 'the second part of the time'),
    ('time', 'the last part of the time'),
    ('zone', 'the time zone'),
    ('table', 'the name of the table'),
    ('button', 'the seat or the player of the button; any other text means that no player has the button'),
    ('game', 'the name of the game, see room_games'),
    ('betting', 'no limit, pot limit or fixed limit, as the file writes it, see betting_words'),
    ('small', 'the small blind; in fixed-limit games the small bet'),
    ('big', 'the big blind; in fixed-limit games the big bet'),
    ('cap', 'the most money that a player can put in'),
    ('currency', 'the code or the sign of the currency'),
    ('stacks', 'any text: if a hand has it, but no currency, the currency is the sign before the stacks')
) AS k (field, meaning);
