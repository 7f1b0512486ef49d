-- The made hand and the draws of A♥ K♥ on the flop Q♥ 7♥ 2♣
-- Grain: one row per made hand, pair or draw
-- Engine: duckdb

-- noqa: disable=capitalisation.functions
SELECT d.family, d.kind, d.outs, d.cards
FROM hand_draws('AhKh', 'Qh7h2c') AS d;
