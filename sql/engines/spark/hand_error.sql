-- The error of a hand that can't be ranked: bad_card 'Xx' at 3, duplicate_card 'As', wrong_count 4, too_long 414
-- Engine: spark

-- The result is NULL for a hand that can be ranked, and for NULL.

CREATE FUNCTION hand_error(hand STRING) RETURNS STRING
RETURN read_hand(hand).error;
