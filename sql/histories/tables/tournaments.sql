-- The tournaments, as summaries and hands tell them
-- Grain: one row per tournament
-- Columns:
--   room: see hands
--   tournament: see hands
--   site: see hands
--   name: the name of the tournament
--   game: see games; NULL if the tournament has several games, or if its game is not known
--   betting: see hands
--   buy_in: the buy-in without the fee, with the part for bounties
--   fee: the fee; NULL if the files tell only one amount
--   price: buy_in + fee, the price of an entry
--   bounty: the part of buy_in for bounties
--   currency: the currency of the buy-in: a code such as USD, a sign if no code is known, or Play, T$, FPP or SC
--   rebuy: the price of a rebuy
--   add_on: the price of an add-on
--   speed: the speed of the tournament, such as turbo, in lower case
--   players: the number of entries; some rooms count a player with several entries once
--   prize_pool: the prize pool
--   prize_currency: the currency of the prize pool; in satellites it may differ from currency
--   target: the ticket that players win: its text, or the number of the tournament that it pays for
--   ticket_value: the value of the ticket: the buy-in and fee of that tournament
--   started_at: the start of the tournament, in time_zone; NULL if no summary tells it
--   ended_at: the time when the tournament ended, in time_zone; NULL if no summary tells it
--   time_zone: see hands
--   hands: the number of loaded hands of the tournament
--   first_hand_at: the time of the first loaded hand
--   summaries: the number of loaded summaries of the tournament
-- Reads: histories.best_summaries, histories.hands
-- Engine: duckdb

-- Values that the best summary lacks come from the hands. buy_in, fee and bounty come from the hands together, in two
-- cases: the summary lacks buy_in, or the price of an entry is the same and only the hands tell the fee or the bounty.

CREATE OR REPLACE VIEW histories.tournaments AS
WITH
-- One row per tournament with hands: what most of its hands tell
played AS (
    SELECT
        h.room,
        h.tournament,
        MODE(h.site) AS site,
        MODE(h.tournament_name) AS name,
        CASE WHEN MIN(h.game) = MAX(h.game) THEN MIN(h.game) END AS game,
        CASE WHEN MIN(h.betting) = MAX(h.betting) THEN MIN(h.betting) END AS betting,
        MODE(h.buy_in) AS buy_in,
        MODE(h.fee) AS fee,
        MODE(h.bounty) AS bounty,
        MODE(h.buy_in_currency) AS currency,
        MODE(h.speed) AS speed,
        MODE(h.time_zone) AS time_zone,
        COUNT(*) AS hands,
        MIN(h.played_at) AS first_hand_at
    FROM histories.hands AS h
    WHERE h.tournament IS NOT NULL
    GROUP BY h.room, h.tournament
),

-- One row per tournament
told AS (
    SELECT
        COALESCE(s.room, p.room) AS room,
        COALESCE(s.tournament, p.tournament) AS tournament,
        COALESCE(s.site, p.site) AS site,
        COALESCE(s.name, p.name) AS name,
        COALESCE(s.game, p.game) AS game,
        COALESCE(s.betting, p.betting) AS betting,
        s.buy_in IS NULL
        OR COALESCE(
            s.buy_in + COALESCE(s.fee, 0) = p.buy_in + COALESCE(p.fee, 0)
            AND ((s.fee IS NULL AND p.fee IS NOT NULL) OR (s.bounty IS NULL AND p.bounty IS NOT NULL)),
            FALSE
        ) AS is_by_hands,
        CASE WHEN is_by_hands THEN p.buy_in ELSE s.buy_in END AS known_buy_in,
        CASE WHEN is_by_hands THEN p.fee ELSE s.fee END AS known_fee,
        CASE WHEN is_by_hands THEN p.bounty ELSE s.bounty END AS known_bounty,
        COALESCE(s.currency, p.currency) AS currency,
        s.rebuy,
        s.add_on,
        COALESCE(s.speed, p.speed) AS speed,
        s.players,
        s.prize_pool,
        COALESCE(s.prize_currency, p.currency) AS prize_currency,
        s.target,
        s.ticket_value,
        s.started_at,
        s.ended_at,
        COALESCE(s.time_zone, p.time_zone) AS time_zone,
        COALESCE(p.hands, 0) AS hands,
        p.first_hand_at,
        COALESCE(s.summaries, 0) AS summaries
    FROM histories.best_summaries AS s
    FULL JOIN played AS p ON s.room IS NOT DISTINCT FROM p.room AND s.tournament = p.tournament
)

SELECT
    t.room,
    t.tournament,
    t.site,
    t.name,
    t.game,
    t.betting,
    t.known_buy_in AS buy_in,
    t.known_fee AS fee,
    CAST(t.known_buy_in + COALESCE(t.known_fee, 0) AS DECIMAL(18, 4)) AS price,
    t.known_bounty AS bounty,
    COALESCE(t.currency, CASE WHEN t.known_buy_in = 0 THEN t.prize_currency END) AS currency,
    t.* EXCLUDE (
        t.room, t.tournament, t.site, t.name, t.game, t.betting, t.is_by_hands, t.known_buy_in, t.known_fee,
        t.known_bounty, t.currency
    )
FROM told AS t;
