-- How often each set of players wins, by the hand that wins: over all boards and matchups, and as simulated
-- Grain: one row per method, set of winners and hand_rank of the best hand
-- Reads: drawn_outcomes, matchup_outcomes, pair_outcomes, range_outcomes
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS equity_outcomes;

CREATE VIEW equity_outcomes AS
SELECT o.method, o.winners, o.hand_rank, o.runouts FROM pair_outcomes AS o
UNION ALL
SELECT o.method, o.winners, o.hand_rank, o.runouts FROM range_outcomes AS o
UNION ALL
SELECT o.method, o.winners, o.hand_rank, o.runouts FROM matchup_outcomes AS o
UNION ALL
SELECT o.method, o.winners, o.hand_rank, o.runouts FROM drawn_outcomes AS o;
