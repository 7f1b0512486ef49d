-- The fields of summaries of tournaments
-- Grain: one row per field
-- Columns:
--   field: the name of the field
--   told_of: what the field describes: the tournament, a player (in the row of the player) or the owner of the file
--   meaning: the value of the field
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE summary_field_kinds AS
FROM (
    VALUES
    ('site', 'tournament', 'the room'),
    ('id', 'tournament', 'the number of the tournament'),
    ('match', 'tournament', 'the match, such as Match 4, if a tournament has several'),
    ('name', 'tournament', 'the name of the tournament'),
    ('game', 'tournament', 'the name of the game, see room_games'),
    ('betting', 'tournament', 'no limit, pot limit or fixed limit, as the file writes it, see betting_words'),
    ('buy_in', 'tournament', 'the buy-in without the fee, or its part for the prize pool'),
    ('bounty_part', 'tournament', 'the part of the buy-in for bounties, if the field buy_in does not include it'),
    ('bounty', 'tournament', 'the part of the buy-in for bounties, if the field buy_in includes it'),
    ('fee', 'tournament', 'the fee'),
    ('free', 'tournament', 'any text; with it and without buy_in, the tournament costs nothing'),
    ('currency', 'tournament', 'the code or the sign of the currency of the buy-in'),
    ('rebuy', 'tournament', 'the price of a rebuy'),
    ('add_on', 'tournament', 'the price of an add-on'),
    ('speed', 'tournament', 'the speed, such as turbo'),
    ('players', 'tournament', 'the number of entries'),
    ('prize_pool', 'tournament', 'the prize pool'),
    ('prize_currency', 'tournament', 'the code or the sign of the currency of the prize pool'),
    ('target', 'tournament', 'the ticket that players win: its text, or the number of the tournament that it pays for'),
    ('ticket_buy_in', 'tournament', 'the buy-in of the tournament that the ticket pays for'),
    ('ticket_fee', 'tournament', 'the fee of the tournament that the ticket pays for'),
    ('started', 'tournament', 'the time when the tournament started'),
    ('ended', 'tournament', 'the time when the tournament ended'),
    ('zone', 'tournament', 'the time zone'),
    ('player', 'player', 'the name of the player'),
    ('entry', 'player', 'the number of the player''s entry'),
    ('place', 'player', 'the place; a player who still plays has none'),
    ('prize', 'player', 'the prize'),
    ('percent', 'player', 'the prize in percent of the prize pool'),
    ('ticket', 'player', 'the ticket that the player won'),
    ('ticket_value', 'player', 'the value of this ticket'),
    ('own_player', 'owner', 'the name'),
    ('own_place', 'owner', 'the place'),
    ('own_prize', 'owner', 'the prize'),
    ('own_ticket', 'owner', 'the ticket that the owner won'),
    ('own_ticket_value', 'owner', 'the value of this ticket'),
    ('own_re_entries', 'owner', 'the number of re-entries'),
    ('own_rebuys', 'owner', 'the number of rebuys'),
    ('own_add_ons', 'owner', 'the number of add-ons'),
    ('own_extra_price', 'owner', 'the price of the re-entries, rebuys and add-ons'),
    ('own_knockouts', 'owner', 'the number of bounties won'),
    ('own_bounties', 'owner', 'the money of the bounties won')
) AS k (field, told_of, meaning);
