-- Deals settings.rounds games, as sql/deal.sql does
-- Source: sql/deal.sql, which has the statements of this procedure
-- Engine: postgresql

-- UPDATE pokersql.settings SET seed = 42; CALL pokersql.deal(); SELECT * FROM pokersql.showdown;

CREATE PROCEDURE deal()
BEGIN ATOMIC
    -- sql/deal.sql
END;
