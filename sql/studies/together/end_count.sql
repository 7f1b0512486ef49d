-- Moves the number of ordered deals of each mix to mix_counts, and empties partial_deals
-- Grain: one new row per mix that was counted
-- Reads: countable_mixes, mix_counts, partial_deals

-- After the last rank, a mix that no deal has, such as five royal flushes, has no row.
DELETE FROM mix_counts;

INSERT INTO mix_counts (mix, ways)
SELECT m.mix, COALESCE(p.ways, 0) AS ways
FROM countable_mixes AS m
LEFT JOIN partial_deals AS p ON m.mix = p.mix AND p.place = 13;

DELETE FROM partial_deals;
