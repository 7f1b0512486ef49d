-- The players of the hands, as the files write them
-- Grain: one row per hand and player
-- Columns:
--   hand_no: see written_hands
--   place: see seats
--   seat: the number of the seat
--   player: the name
--   anonymous: see seats
--   stack: the stack before the hand, NULL if the file does not give it
--   winnings: the winnings in the file, as the room counts them; NULL if the file does not give them
--   finishing_stack: the stack after the hand, NULL if the file does not give it
--   returned: the returned uncalled bet, NULL if the file does not give it
--   invested: the money that the player put in, including the returned bet; NULL if the file does not give it
--   fold_street: the street_no of the player's fold; 0 without a fold; NULL if the file does not give the street
--   cashed_out: the money, less the fee, that the room paid instead of the pots; NULL if the file does not give it
--   cash_out_fee: see seats
--   added: see seats
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_seats (
    hand_no BIGINT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    anonymous BOOLEAN NOT NULL DEFAULT FALSE,
    stack DECIMAL(18, 4),
    winnings DECIMAL(18, 4),
    finishing_stack DECIMAL(18, 4),
    returned DECIMAL(18, 4),
    invested DECIMAL(18, 4),
    fold_street INTEGER,
    cashed_out DECIMAL(18, 4),
    cash_out_fee DECIMAL(18, 4),
    added DECIMAL(18, 4)
);
