-- Step 5 of the evaluation: the cards in no group
-- Grain: one row per hand
-- Reads: lone_cards
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM lone_cards AS s;
