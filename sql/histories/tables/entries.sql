-- The entries of players in tournaments, with their costs and winnings
-- Grain: one row per tournament, player and entry
-- Columns:
--   room: see hands
--   tournament: see hands
--   player: the name of the player; NULL if the summary does not name the player
--   entry_no: the number of the entry, from 1, from the worst place to the best; unnamed players share the numbers
--   is_owner: whether the player's program wrote a file, as a summary or hands tell; see seats
--   place: the place in the tournament; NULL if it is not known
--   re_entries: the number of the player's further entries that have no row
--   rebuys: the number of rebuys
--   add_ons: the number of add-ons
--   paid: price, re-entries, rebuys and add-ons; NULL if a price or the number of rebuys is not known
--   prize: the money won for the place, 0 if only the place is known; NULL if neither place nor prize is known
--   ticket: the ticket that the player won
--   knockouts: the number of bounties that the player won or shared; NULL if it is not known
--   bounties: the money of these bounties; NULL if it is not known
--   won: the prize, the bounties and the value of the ticket; NULL if one of them is not known
--   net: won - paid; NULL if one of them is not known, or if their currencies differ
-- Reads: histories.best_summaries, histories.finishes, histories.hands, histories.seats, histories.summaries,
--   histories.summary_entries, histories.tournaments
-- Engine: duckdb

-- The entries are the list of the best summary, the entries of the files' owners in other summaries, and the players in
-- hands. What hands tell of a player belongs to the player's last entry. Bounties that only hands tell are known if all
-- hands of the player are loaded: in the first hand at least half of the other players have the player's stack, each
-- later hand begins with the stack at the end of the hand before, and a hand tells the place.

CREATE OR REPLACE VIEW histories.entries AS
WITH
-- One row per entry of the best summary, and per entry of a file's owner in the other summaries
told_rows AS (
    SELECT
        s.room,
        s.tournament,
        b.line IS NOT NULL AS is_best,
        e.entry_line > e.line AND b.line IS NOT NULL AS is_listed,
        e.*,
        ROW_NUMBER() OVER (
            PARTITION BY e.source_id, e.line, e.player, e.place ORDER BY e.is_owner DESC, e.entry_line ASC
        ) AS repeat
    FROM histories.summary_entries AS e
    INNER JOIN histories.summaries AS s ON e.source_id = s.source_id AND e.line = s.line
    LEFT JOIN histories.best_summaries AS b ON e.source_id = b.source_id AND e.line = b.line
    WHERE b.line IS NOT NULL OR e.is_owner
),

-- One row per player with exactly one row in the list of the best summary: the place
listed AS (
    SELECT r.room, r.tournament, r.player, ANY_VALUE(r.place) AS place
    FROM told_rows AS r
    WHERE r.is_listed AND r.player IS NOT NULL
    GROUP BY r.room, r.tournament, r.player
    HAVING COUNT(*) = 1
),

-- One row per place of exactly one row in the list of the best summary: the player
places AS (
    SELECT r.room, r.tournament, r.place, ANY_VALUE(r.player) AS player
    FROM told_rows AS r
    WHERE r.is_listed
    GROUP BY r.room, r.tournament, r.place
    HAVING COUNT(*) = 1
),

-- One row per entry in summaries
told_entries AS (
    SELECT
        r.room,
        r.tournament,
        COALESCE(r.player, p.player) AS known_player,
        COALESCE(l.place, r.place) AS known_place,
        BOOL_OR(r.is_owner) AS is_owner,
        COALESCE(MAX(r.prize) FILTER (WHERE r.is_best), MAX(r.prize)) AS prize,
        COALESCE(MAX(r.ticket) FILTER (WHERE r.is_best), MAX(r.ticket)) AS ticket,
        COALESCE(MAX(r.ticket_value) FILTER (WHERE r.is_best), MAX(r.ticket_value)) AS ticket_value,
        MAX(r.re_entries) AS re_entries,
        MAX(r.rebuys) AS rebuys,
        MAX(r.add_ons) AS add_ons,
        MAX(r.extra_price) AS extra_price,
        MAX(r.knockouts) AS knockouts,
        MAX(r.bounties) AS bounties
    FROM told_rows AS r
    LEFT JOIN listed AS l
        ON r.room IS NOT DISTINCT FROM l.room AND r.tournament = l.tournament AND r.player = l.player
    LEFT JOIN places AS p
        ON
            r.room IS NOT DISTINCT FROM p.room AND r.tournament = p.tournament AND r.place = p.place
            AND r.player IS NULL AND NOT r.is_listed
    GROUP BY r.room, r.tournament, known_player, known_place, r.repeat
),

-- One row per entry in summaries, with values of all entries of the player and of the tournament
told AS (
    SELECT
        e.*,
        e.known_player AS player,
        ROW_NUMBER() OVER (tries ORDER BY e.known_place DESC) AS entry_no,
        COUNT(*) OVER tries AS player_entries,
        COALESCE(MAX(e.rebuys) OVER (PARTITION BY e.room, e.tournament), 0) > 0 AS has_rebuys
    FROM told_entries AS e
    WINDOW tries AS (PARTITION BY e.room, e.tournament, e.known_player)
),

-- One row per hand of a tournament and player, with the stack at the end of the player's hand before
steps AS (
    SELECT
        h.room,
        h.tournament,
        h.hand_id,
        s.player,
        s.stack,
        s.is_owner,
        f.* EXCLUDE (f.hand_id, f.player),
        LAG(s.stack + s.net) OVER game AS stack_before,
        LAG(s.hand_id) OVER game IS NULL AS is_first
    FROM histories.hands AS h
    INNER JOIN histories.seats AS s ON h.hand_id = s.hand_id
    LEFT JOIN histories.finishes AS f ON s.hand_id = f.hand_id AND s.player = f.player
    WHERE h.tournament IS NOT NULL AND NOT s.anonymous
    WINDOW game AS (PARTITION BY h.room, h.tournament, s.player ORDER BY h.played_at, h.source_id, h.line)
),

-- One row per player of a tournament whose hands tell a bounty: whether the player's first hand is loaded
starts AS (
    SELECT
        p.room,
        p.tournament,
        p.player,
        2 * COUNT(*) FILTER (WHERE o.stack = p.stack) >= COUNT(*) AS is_start
    FROM steps AS p
    INNER JOIN histories.seats AS o ON p.hand_id = o.hand_id AND p.player <> o.player
    WHERE
        p.is_first
        AND p.tournament IN (
            SELECT q.tournament FROM steps AS q
            WHERE q.knockouts > 0
        )
    GROUP BY p.room, p.tournament, p.player
),

-- One row per tournament and player in its hands: what the hands tell of the player
played AS (
    SELECT
        p.room,
        p.tournament,
        p.player,
        BOOL_OR(p.is_owner) AS is_owner,
        MIN(p.place) AS place,
        MAX(p.prize) AS prize,
        MIN(p.ticket) AS ticket,
        SUM(p.knockouts) AS knockouts,
        SUM(p.bounties) AS bounties,
        SUM(p.rebuys) AS rebuys,
        SUM(p.add_ons) AS add_ons,
        SUM(p.extra_price) AS extra_price,
        COALESCE(
            ANY_VALUE(b.is_start) AND BOOL_AND(p.is_first OR p.stack = p.stack_before) AND MIN(p.place) IS NOT NULL,
            FALSE
        ) AS is_complete
    FROM steps AS p
    LEFT JOIN starts AS b
        ON p.room IS NOT DISTINCT FROM b.room AND p.tournament = b.tournament AND p.player = b.player
    GROUP BY p.room, p.tournament, p.player
),

-- One row per entry
entries AS (
    SELECT
        COALESCE(t.room, p.room) AS room,
        COALESCE(t.tournament, p.tournament) AS tournament,
        COALESCE(t.player, p.player) AS player,
        COALESCE(t.entry_no, 1) AS entry_no,
        BOOL_OR(COALESCE(t.is_owner, FALSE) OR COALESCE(p.is_owner, FALSE)) OVER (
            PARTITION BY
                COALESCE(t.room, p.room),
                COALESCE(t.tournament, p.tournament),
                COALESCE(t.player, p.player),
                CASE WHEN COALESCE(t.player, p.player) IS NULL THEN t.entry_no END
        ) AS is_owner,
        COALESCE(t.known_place, p.place) AS place,
        GREATEST(COALESCE(t.re_entries, 0) - t.player_entries + 1, 0) AS re_entries,
        COALESCE(t.rebuys, p.rebuys) AS rebuys,
        COALESCE(t.add_ons, p.add_ons) AS add_ons,
        COALESCE(t.prize, p.prize) AS prize,
        COALESCE(t.ticket, p.ticket) AS ticket,
        t.ticket_value,
        COALESCE(t.knockouts, CASE WHEN p.is_complete THEN COALESCE(p.knockouts, 0) END) AS knockouts,
        COALESCE(t.bounties, CASE WHEN p.is_complete THEN COALESCE(p.bounties, 0) END) AS bounties,
        t.extra_price AS told_extra_price,
        COALESCE(t.player_entries, 1) - 1 AS other_entries,
        p.extra_price,
        COALESCE(t.has_rebuys, FALSE) AS has_rebuys
    FROM told AS t
    FULL JOIN played AS p
        ON
            t.room IS NOT DISTINCT FROM p.room AND t.tournament = p.tournament AND t.player = p.player
            AND t.entry_no = t.player_entries
),

-- One row per entry: its costs and winnings
sums AS (
    SELECT
        e.*,
        CASE
            WHEN e.is_owner OR e.rebuys > 0 OR NOT (e.has_rebuys OR COALESCE(GREATEST(n.rebuy, n.add_on), 0) > 0)
                THEN
                    n.price + COALESCE(
                        CASE
                            WHEN e.told_extra_price > 0
                                THEN GREATEST(e.told_extra_price - e.other_entries * n.price, 0)
                        END,
                        NULLIF(e.extra_price, 0),
                        e.re_entries * n.price
                        + CASE WHEN e.rebuys > 0 THEN e.rebuys * n.rebuy ELSE 0 END
                        + CASE WHEN e.add_ons > 0 THEN e.add_ons * n.add_on ELSE 0 END
                    )
        END AS paid,
        CASE WHEN e.place IS NOT NULL OR e.prize IS NOT NULL THEN COALESCE(e.prize, 0) END AS known_prize,
        CASE
            WHEN e.bounties IS NOT NULL THEN e.bounties
            WHEN e.is_owner AND e.knockouts > 0 AND n.bounty > 0 THEN e.knockouts * n.bounty
            WHEN n.bounty IS NULL AND COALESCE(n.prize_pool >= n.players * n.buy_in, TRUE) THEN 0
        END AS known_bounties,
        CASE WHEN e.ticket IS NULL THEN 0 ELSE COALESCE(e.ticket_value, n.ticket_value) END AS known_ticket,
        n.price = 0 OR COALESCE(n.currency, '') = COALESCE(n.prize_currency, '') AS same_currency
    FROM entries AS e
    INNER JOIN histories.tournaments AS n ON e.room IS NOT DISTINCT FROM n.room AND e.tournament = n.tournament
)

SELECT
    s.room,
    s.tournament,
    s.player,
    s.entry_no,
    s.is_owner,
    s.place,
    s.re_entries,
    COALESCE(s.rebuys, 0) AS rebuys,
    COALESCE(s.add_ons, 0) AS add_ons,
    CAST(s.paid AS DECIMAL(18, 4)) AS paid,
    s.known_prize AS prize,
    s.ticket,
    s.knockouts,
    CAST(s.known_bounties AS DECIMAL(18, 4)) AS bounties,
    CAST(s.known_prize + s.known_bounties + s.known_ticket AS DECIMAL(18, 4)) AS won,
    CASE
        WHEN s.same_currency
            THEN CAST(s.known_prize + s.known_bounties + s.known_ticket - s.paid AS DECIMAL(18, 4))
    END AS net
FROM sums AS s;
