-- Saves the rows of kept_hands with the totals and boards of the hands
-- Grain: one new row of histories.hands per hand
-- Reads: hand_boards, hand_totals, histories.hands, kept_hands, pokersql.games, streets, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.hands BY NAME
SELECT
    h.hand_id,
    h.text_id,
    h.source_id,
    h.line,
    h.site,
    h.room,
    h.site_hand_id,
    h.tournament,
    h.tournament_name,
    h.buy_in,
    h.fee,
    h.bounty,
    h.buy_in_currency,
    h.speed,
    h.played_at,
    h.time_zone,
    h.table_name,
    h.game,
    h.betting,
    h.small_blind,
    h.big_blind,
    h.ante,
    h.bring_in,
    h.currency,
    h.players,
    CASE WHEN g.board_cards + g.draws > 0 THEN COALESCE(h.button_seat, b.seat) END AS button_seat,
    COALESCE(SPACED_CARDS(c.cards), '') AS board,
    t.pot,
    CASE WHEN t.missing BETWEEN 0 AND t.most_rake THEN t.missing END AS rake,
    h.splash,
    a.street AS all_in_street,
    CASE WHEN a.street IS NOT NULL THEN COALESCE(SPACED_CARDS(LEFT(c.cards, 2 * a.cards_out)), '') END AS all_in_board,
    t.players_in > 1 AS showdown,
    h.known_cards,
    h.whole
FROM kept_hands AS h
INNER JOIN hand_totals AS t ON h.hand_no = t.hand_no
INNER JOIN pokersql.games AS g ON h.game = g.game
LEFT JOIN streets AS a
    ON
        g.board_cards = a.board_cards
        AND g.draws = a.draws
        AND t.streets = a.street_no
        AND t.players_in > 1
        AND t.players_with_chips < 2
        AND t.has_stacks
        AND t.most_board > a.cards_out
LEFT JOIN written_seats AS b ON h.hand_no = b.hand_no AND h.players = b.place
LEFT JOIN hand_boards AS c ON h.hand_no = c.hand_no AND c.board_no = 1
ORDER BY h.hand_no;
