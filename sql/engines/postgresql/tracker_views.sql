-- Creates views over the tables of poker trackers, with each player's hole cards, board, rank and winnings
-- Reads: deck, numberings
-- Source: the tables of fpdb and PokerTracker 4, known from the programs that read these tables
-- Engine: postgresql

-- SELECT pokersql.tracker_views() returns the names of the new views. It creates fpdb_players if the tables hands and
-- handsplayers exist, and pokertracker_players if cash_hand_summary and cash_hand_player_statistics exist. A view has
-- one row per player of a hand. A hand has a rank if two hole cards and three board cards are known. A hand with more
-- than two hole cards has no rank, because its game has other rules. The column hole shows at most four cards. Tables
-- of these names with other columns are skipped. A number that is no card gives the error bad_card.

-- The function looks for the tables on the caller's search path. It uses only tables of the role `owner`, by default
-- the caller. A table of another role could run that role's functions with the rights of the table's reader.

CREATE FUNCTION tracker_views(owner NAME DEFAULT CURRENT_USER, schemas NAME[] DEFAULT CURRENT_SCHEMAS(FALSE))
RETURNS SETOF TEXT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    tracker RECORD;
BEGIN
    FOR tracker IN
        SELECT DISTINCT ON (t.view)
            t.view, t.system, t.columns, t.pairs, CAST(p.oid AS REGCLASS) AS players, CAST(h.oid AS REGCLASS) AS hands
        FROM (
            VALUES
            (
                'fpdb_players', 'fpdb', 'handsplayers', 'hands', 'p.handid = h.id',
                'p.handid, p.playerid, p.card1, p.card2, p.card3, p.card4, '
                'h.boardcard1, h.boardcard2, h.boardcard3, h.boardcard4, h.boardcard5, p.winnings, p.allinev'
            ),
            (
                'pokertracker_players', 'PokerTracker 4', 'cash_hand_player_statistics', 'cash_hand_summary',
                'p.id_hand = h.id_hand AND p.id_limit = h.id_limit',
                'p.id_hand, p.id_player, p.holecard_1, p.holecard_2, p.holecard_3, p.holecard_4, '
                'h.card_1, h.card_2, h.card_3, h.card_4, h.card_5, p.amt_won, p.amt_expected_won'
            )
        ) AS t (view, system, players, hands, pairs, columns)
        INNER JOIN pg_class AS p ON t.players = p.relname
        INNER JOIN pg_class AS h ON t.hands = h.relname AND p.relnamespace = h.relnamespace
        INNER JOIN pg_namespace AS n ON p.relnamespace = n.oid
        WHERE n.nspname = ANY(schemas) AND PG_GET_USERBYID(p.relowner) = owner AND PG_GET_USERBYID(h.relowner) = owner
        ORDER BY t.view, ARRAY_POSITION(schemas, n.nspname)
    LOOP
        BEGIN
            EXECUTE FORMAT(
                $view$
                CREATE OR REPLACE VIEW pokersql.%I AS
                WITH
                -- One row per player of a hand
                players (
                    hand_id, player_id, hole_1, hole_2, hole_3, hole_4,
                    board_1, board_2, board_3, board_4, board_5, winnings, all_in_ev
                ) AS (SELECT %s FROM %s AS p INNER JOIN %s AS h ON %s),

                -- One row per card number of the tracker: its card
                cards AS (
                    SELECT n.number, n.card_id, d.card
                    FROM pokersql.numberings AS n
                    LEFT JOIN pokersql.deck AS d ON n.card_id = d.card_id
                    WHERE n.system = %L
                )

                SELECT
                    p.hand_id,
                    p.player_id,
                    NULLIF(CONCAT_WS(' ', h_1.card, h_2.card, h_3.card, h_4.card), '') AS hole,
                    NULLIF(CONCAT_WS(' ', b_1.card, b_2.card, b_3.card, b_4.card, b_5.card), '') AS board,
                    r.hand_rank,
                    r.category,
                    r.description,
                    r.best_five,
                    r.error,
                    p.winnings,
                    p.all_in_ev
                FROM players AS p
                LEFT JOIN cards AS h_1 ON p.hole_1 = h_1.number
                LEFT JOIN cards AS h_2 ON p.hole_2 = h_2.number
                LEFT JOIN cards AS h_3 ON p.hole_3 = h_3.number
                LEFT JOIN cards AS h_4 ON p.hole_4 = h_4.number
                LEFT JOIN cards AS b_1 ON p.board_1 = b_1.number
                LEFT JOIN cards AS b_2 ON p.board_2 = b_2.number
                LEFT JOIN cards AS b_3 ON p.board_3 = b_3.number
                LEFT JOIN cards AS b_4 ON p.board_4 = b_4.number
                LEFT JOIN cards AS b_5 ON p.board_5 = b_5.number
                CROSS JOIN LATERAL pokersql.ranked(
                    CASE
                        WHEN p.hole_1 > 0 AND p.hole_2 > 0 AND h_3.card_id IS NULL AND p.board_3 > 0
                            THEN ARRAY[
                                COALESCE(h_1.card_id, CASE WHEN p.hole_1 > 52 THEN -1 END),
                                COALESCE(h_2.card_id, CASE WHEN p.hole_2 > 52 THEN -1 END),
                                COALESCE(b_1.card_id, CASE WHEN p.board_1 > 52 THEN -1 END),
                                COALESCE(b_2.card_id, CASE WHEN p.board_2 > 52 THEN -1 END),
                                COALESCE(b_3.card_id, CASE WHEN p.board_3 > 52 THEN -1 END),
                                COALESCE(b_4.card_id, CASE WHEN p.board_4 > 52 THEN -1 END),
                                COALESCE(b_5.card_id, CASE WHEN p.board_5 > 52 THEN -1 END)
                            ]
                    END
                ) AS r
                $view$,
                tracker.view, tracker.columns, tracker.players, tracker.hands, tracker.pairs, tracker.system
            );
            EXECUTE FORMAT(
                'COMMENT ON VIEW pokersql.%I IS %L',
                tracker.view,
                FORMAT('The players of %s''s hands. One row per player of a hand (pokersql)', tracker.system)
            );
            RETURN NEXT FORMAT('pokersql.%I', tracker.view);
        EXCEPTION
            WHEN undefined_column OR undefined_function OR datatype_mismatch THEN NULL;
        END;
    END LOOP;
END
$$;
