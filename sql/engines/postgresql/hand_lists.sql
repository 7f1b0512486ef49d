-- Copies of the functions that take a hand as text, for a hand that is a list of cards or a list of card_ids
-- Source: the files of the functions; a copy differs from its original only in the type of the parameter
-- Engine: postgresql

-- hand_bits() and hand_error() read each type in its own way, so their files have a function for each type. A function
-- comes after the functions that it calls.

DO $$
DECLARE
    copied TEXT;
    original TEXT;
BEGIN
    FOREACH copied IN ARRAY ARRAY[
        'hand_key', 'hand_rank', 'hand_points', 'hand_category', 'hand_description', 'best_five', 'ranked'
    ] LOOP
        original := PG_GET_FUNCTIONDEF(CAST(copied || '(TEXT)' AS REGPROCEDURE));
        EXECUTE REPLACE(original, '(hand text)', '(hand TEXT[])');
        EXECUTE REPLACE(original, '(hand text)', '(hand INTEGER[])');
    END LOOP;
END
$$;
