-- The currency that each poker room means by a sign such as $
-- Grain: one row per room and sign
-- Columns:
--   room: see hands
--   sign: the sign in files without the code of the currency
--   currency: the code of the currency
-- Source: files of the rooms
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE room_currencies AS
SELECT UNNEST(r.rooms) AS room, r.sign, r.currency
FROM (
    VALUES
    (
        [
            '888poker', 'Absolute Poker', 'Bovada', 'Full Tilt Poker', 'GGPoker', 'Ongame Network', 'PartyPoker',
            'PokerStars', 'Winning Poker Network', 'iPoker', 'iPoker Network'
        ],
        '$',
        'USD'
    ),
    (
        [
            '888poker', 'Full Tilt Poker', 'Full Tilt Poker.fr', 'GGPoker', 'PartyPoker', 'PokerStars',
            'Run It Once Poker', 'Winamax', 'iPoker', 'iPoker Network'
        ],
        '€',
        'EUR'
    ),
    (['Full Tilt Poker', 'PartyPoker', 'PokerStars', 'iPoker', 'iPoker Network'], '£', 'GBP'),
    (['Winamax'], '&euro;', 'EUR'),
    (['GGPoker'], '¥', 'CNY'),
    (['CoinPoker'], '₮', 'USDT')
) AS r (rooms, sign, currency);
