-- The players of each hand, with their cards, bets and winnings
-- Grain: one row per hand and player
-- Columns:
--   hand_id: see hands
--   seat: the number of the seat; the player's number in the file's list of players if the file has no seats
--   player: the player's name; if the file has no names, the word for the player in its actions, such as p1
--   anonymous: whether the name may be another player's name in another hand
--   place: the order of the players: 1 is the first after the button, or the first in the file if there is no button
--   position: BTN, SB, BB, UTG, ...; NULL in games without a button
--   stack: the stack before the hand, NULL if it is unknown
--   hole: the player's cards at the end, in the order dealt; ?? is an unknown card; NULL if no card is known
--   shown: whether the player showed cards at the end of the hand
--   folded: whether the player folded
--   invested: the money that the player put in, including an uncalled bet
--   returned: the part of the player's last bet that nobody called
--   won: the winnings from the pots, without returned; NULL if neither the cards nor the file give them
--   net: won + returned - invested
--   cashed_out: the money that the room paid instead of won; won - cash_out_fee if the file has only the fee
--   cash_out_fee: the room's fee for the cash-out, already subtracted from cashed_out
--   added: the money that the room paid beside the pots
--   net_received: net with cashed_out instead of won, plus added
--   hand_rank: the rank of hole with the first board for the high half of the pot, 1 is best; NULL if a card is unknown
--   low_rank: the rank for the low half of the pot, 1 is best; NULL if a card is unknown or the hand does not qualify
--   is_owner: whether the player's program wrote the file: before the showdown it tells more cards of no other player
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.seats (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    anonymous BOOLEAN NOT NULL DEFAULT FALSE,
    place INTEGER NOT NULL,
    position VARCHAR,
    stack DECIMAL(18, 4),
    hole VARCHAR,
    shown BOOLEAN NOT NULL,
    folded BOOLEAN NOT NULL,
    invested DECIMAL(18, 4) NOT NULL,
    returned DECIMAL(18, 4) NOT NULL,
    won DECIMAL(18, 4),
    net DECIMAL(18, 4),
    cashed_out DECIMAL(18, 4),
    cash_out_fee DECIMAL(18, 4),
    added DECIMAL(18, 4),
    net_received DECIMAL(18, 4),
    hand_rank INTEGER,
    low_rank INTEGER,
    is_owner BOOLEAN NOT NULL
);
