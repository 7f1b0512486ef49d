-- Makes views over the tables of trackers: each player's hole cards, board, rank and winnings
-- Grain: none
-- Reads: deck, numberings
-- Source: the tables of fpdb and PokerTracker 4, as programs that read them describe them
-- Engine: postgresql

-- SELECT pokersql.tracker_views() makes fpdb_players where the tables hands and handsplayers are found,
-- pokertracker_players where cash_hand_summary and cash_hand_player_statistics are, and names what it has made. A view
-- has one row per player of a hand. A hand is ranked if both hole cards and three cards of the board are known; with
-- more hole cards it is of a game with other rules, and has no rank. hole shows four of them. Tables of these names
-- that have other columns are no tracker's. A number that is no card is a bad_card.

CREATE FUNCTION tracker_views() RETURNS SETOF TEXT
LANGUAGE plpgsql
AS $$
BEGIN
    BEGIN
        IF TO_REGCLASS('hands') IS NOT NULL AND TO_REGCLASS('handsplayers') IS NOT NULL THEN
            CREATE OR REPLACE VIEW pokersql.fpdb_players AS
            WITH
            -- One row per number of a card
            cards AS (
                SELECT n.number, n.card_id, d.card
                FROM pokersql.numberings AS n
                LEFT JOIN pokersql.deck AS d ON n.card_id = d.card_id
                WHERE n.system = 'fpdb'
            )

            SELECT
                p.handid AS hand_id,
                p.playerid AS player_id,
                NULLIF(CONCAT_WS(' ', h_1.card, h_2.card, h_3.card, h_4.card), '') AS hole,
                NULLIF(CONCAT_WS(' ', b_1.card, b_2.card, b_3.card, b_4.card, b_5.card), '') AS board,
                r.hand_rank,
                r.category,
                r.description,
                r.best_five,
                r.error,
                p.winnings,
                p.allinev AS all_in_ev
            FROM handsplayers AS p
            INNER JOIN hands AS h ON p.handid = h.id
            LEFT JOIN cards AS h_1 ON p.card1 = h_1.number
            LEFT JOIN cards AS h_2 ON p.card2 = h_2.number
            LEFT JOIN cards AS h_3 ON p.card3 = h_3.number
            LEFT JOIN cards AS h_4 ON p.card4 = h_4.number
            LEFT JOIN cards AS b_1 ON h.boardcard1 = b_1.number
            LEFT JOIN cards AS b_2 ON h.boardcard2 = b_2.number
            LEFT JOIN cards AS b_3 ON h.boardcard3 = b_3.number
            LEFT JOIN cards AS b_4 ON h.boardcard4 = b_4.number
            LEFT JOIN cards AS b_5 ON h.boardcard5 = b_5.number
            CROSS JOIN LATERAL pokersql.ranked(
                CASE
                    WHEN p.card1 > 0 AND p.card2 > 0 AND h_3.card_id IS NULL AND h.boardcard3 > 0
                        THEN ARRAY[
                            COALESCE(h_1.card_id, CASE WHEN p.card1 > 52 THEN -1 END),
                            COALESCE(h_2.card_id, CASE WHEN p.card2 > 52 THEN -1 END),
                            COALESCE(b_1.card_id, CASE WHEN h.boardcard1 > 52 THEN -1 END),
                            COALESCE(b_2.card_id, CASE WHEN h.boardcard2 > 52 THEN -1 END),
                            COALESCE(b_3.card_id, CASE WHEN h.boardcard3 > 52 THEN -1 END),
                            COALESCE(b_4.card_id, CASE WHEN h.boardcard4 > 52 THEN -1 END),
                            COALESCE(b_5.card_id, CASE WHEN h.boardcard5 > 52 THEN -1 END)
                        ]
                END
            ) AS r;
            COMMENT ON VIEW pokersql.fpdb_players
                IS 'The players of fpdb''s hands. One row per player of a hand (pokersql)';
            RETURN NEXT 'pokersql.fpdb_players';
        END IF;
    EXCEPTION
        WHEN undefined_column OR undefined_function OR datatype_mismatch THEN NULL;
    END;
    BEGIN
        IF TO_REGCLASS('cash_hand_summary') IS NOT NULL AND TO_REGCLASS('cash_hand_player_statistics') IS NOT NULL THEN
            CREATE OR REPLACE VIEW pokersql.pokertracker_players AS
            WITH
            -- One row per number of a card
            cards AS (
                SELECT n.number, n.card_id, d.card
                FROM pokersql.numberings AS n
                LEFT JOIN pokersql.deck AS d ON n.card_id = d.card_id
                WHERE n.system = 'PokerTracker 4'
            )

            SELECT
                p.id_hand AS hand_id,
                p.id_player AS player_id,
                NULLIF(CONCAT_WS(' ', h_1.card, h_2.card, h_3.card, h_4.card), '') AS hole,
                NULLIF(CONCAT_WS(' ', b_1.card, b_2.card, b_3.card, b_4.card, b_5.card), '') AS board,
                r.hand_rank,
                r.category,
                r.description,
                r.best_five,
                r.error,
                p.amt_won AS winnings,
                p.amt_expected_won AS all_in_ev
            FROM cash_hand_player_statistics AS p
            INNER JOIN cash_hand_summary AS h ON p.id_hand = h.id_hand AND p.id_limit = h.id_limit
            LEFT JOIN cards AS h_1 ON p.holecard_1 = h_1.number
            LEFT JOIN cards AS h_2 ON p.holecard_2 = h_2.number
            LEFT JOIN cards AS h_3 ON p.holecard_3 = h_3.number
            LEFT JOIN cards AS h_4 ON p.holecard_4 = h_4.number
            LEFT JOIN cards AS b_1 ON h.card_1 = b_1.number
            LEFT JOIN cards AS b_2 ON h.card_2 = b_2.number
            LEFT JOIN cards AS b_3 ON h.card_3 = b_3.number
            LEFT JOIN cards AS b_4 ON h.card_4 = b_4.number
            LEFT JOIN cards AS b_5 ON h.card_5 = b_5.number
            CROSS JOIN LATERAL pokersql.ranked(
                CASE
                    WHEN p.holecard_1 > 0 AND p.holecard_2 > 0 AND h_3.card_id IS NULL AND h.card_3 > 0
                        THEN ARRAY[
                            COALESCE(h_1.card_id, CASE WHEN p.holecard_1 > 52 THEN -1 END),
                            COALESCE(h_2.card_id, CASE WHEN p.holecard_2 > 52 THEN -1 END),
                            COALESCE(b_1.card_id, CASE WHEN h.card_1 > 52 THEN -1 END),
                            COALESCE(b_2.card_id, CASE WHEN h.card_2 > 52 THEN -1 END),
                            COALESCE(b_3.card_id, CASE WHEN h.card_3 > 52 THEN -1 END),
                            COALESCE(b_4.card_id, CASE WHEN h.card_4 > 52 THEN -1 END),
                            COALESCE(b_5.card_id, CASE WHEN h.card_5 > 52 THEN -1 END)
                        ]
                END
            ) AS r;
            COMMENT ON VIEW pokersql.pokertracker_players
                IS 'The players of PokerTracker 4''s hands. One row per player of a hand (pokersql)';
            RETURN NEXT 'pokersql.pokertracker_players';
        END IF;
    EXCEPTION
        WHEN undefined_column OR undefined_function OR datatype_mismatch THEN NULL;
    END;
END
$$;
