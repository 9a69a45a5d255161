-- Notes which instants of orders changed, so that the counted figures of their day are made again. In the database
-- because orders have many writers, and one that forgot it would leave a wrong figure for ever.
CREATE OR REPLACE FUNCTION order_to_day() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'DELETE' THEN
    INSERT INTO order_day_change (created_at) VALUES (new.created_at);
  END IF;
  IF tg_op = 'DELETE' OR (tg_op = 'UPDATE' AND old.created_at <> new.created_at) THEN
    INSERT INTO order_day_change (created_at) VALUES (old.created_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_to_day_when_new_or_gone AFTER INSERT OR DELETE ON "order"
  FOR EACH ROW EXECUTE FUNCTION order_to_day();

CREATE OR REPLACE TRIGGER order_to_day_when_changed AFTER UPDATE ON "order"
  FOR EACH ROW WHEN (
    (old.created_at, old.store_id, old.module_id, old.zone_id, old.order_status, old.order_amount)
      IS DISTINCT FROM
    (new.created_at, new.store_id, new.module_id, new.zone_id, new.order_status, new.order_amount))
  EXECUTE FUNCTION order_to_day();
