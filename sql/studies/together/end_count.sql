-- Keeps in how many ways the mixes can be dealt, and clears the table they were counted in
-- Grain: one new row per mix that was counted
-- Reads: counted_mixes, partial_deals, wanted_mixes
-- Source: pokersql

-- A mix that no deal has, as five royal flushes, has no row left after the last rank.
DELETE FROM counted_mixes;

INSERT INTO counted_mixes (mix, ways)
SELECT w.mix, COALESCE(p.ways, 0) AS ways
FROM wanted_mixes AS w
LEFT JOIN partial_deals AS p ON w.mix = p.mix AND p.place = 13
WHERE w.is_counted = 1;

DELETE FROM partial_deals;
