-- Makes the next deal, or settings.rounds of them
-- Source: sql/deal.sql, whose statements these are
-- Engine: postgresql

-- UPDATE pokersql.settings SET seed = 42; CALL pokersql.deal(); SELECT * FROM pokersql.showdown;

CREATE PROCEDURE deal()
BEGIN ATOMIC
    -- sql/deal.sql
END;
