-- The books cannot be cooked: movements are only ever added, their entries add up to nothing, and nobody's balance
-- falls below zero. In the database because money must be right whatever program writes it.
CREATE OR REPLACE FUNCTION ledger_adds_up() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entry WHERE movement_id = NEW.movement_id) <> 0 THEN
    RAISE EXCEPTION 'movement % does not add up', NEW.movement_id;
  END IF;
  IF NEW.account = 'customer' AND NEW.amount < 0 AND (
    SELECT sum(e.amount) FROM ledger_movement m
    JOIN ledger_movement held ON held.customer_id = m.customer_id AND held.currency = m.currency
    JOIN ledger_entry e ON e.movement_id = held.id AND e.account = 'customer'
    WHERE m.id = NEW.movement_id
  ) < 0 THEN
    RAISE EXCEPTION 'movement % takes more than the customer has', NEW.movement_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to';
END $$;

DROP TRIGGER IF EXISTS ledger_entry_adds_up ON ledger_entry;
CREATE CONSTRAINT TRIGGER ledger_entry_adds_up AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_adds_up();

CREATE OR REPLACE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();

CREATE OR REPLACE TRIGGER ledger_movement_append_only BEFORE DELETE OR UPDATE ON ledger_movement
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
