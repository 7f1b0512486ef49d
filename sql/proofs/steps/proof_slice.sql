-- The number of the next slice to prove
-- Grain: one row in all
-- Access: internal

DROP TABLE IF EXISTS proof_slice;

CREATE TABLE proof_slice (
    slice INTEGER NOT NULL
);

INSERT INTO proof_slice (slice)
SELECT 1 AS slice;
