-- Tells every process of the shop what changed in the catalogue, in the transaction that changed it: each drops what it
-- cached of it. In the database because an importer, a back office or psql change it too, and none of them may forget.
--
-- The message on the channel catalogue_changed is {"kind": …, "rows": [{"id": …, "store_id": …, "module_id": …}]}, with
-- those ids that a row has; without rows, more changed than a message can name.
--
-- Its arguments: the kind, and the columns whose change is told to nobody, because orders and reviews change them all
-- the time and lists may be a moment behind them.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  kind text := tg_argv[0];
  untold text[] := coalesce(string_to_array(tg_argv[1], ' '), '{}');
  rows_at_most CONSTANT integer := 100;
  -- PostgreSQL takes less than 8,000 bytes.
  bytes_at_most CONSTANT integer := 7900;
  count bigint := rows_at_most + 1;
  changed jsonb := '[]';
  message text;
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT count(*) INTO count FROM fresh;
  ELSIF tg_op = 'DELETE' THEN
    SELECT count(*) INTO count FROM stale;
  ELSIF tg_op = 'UPDATE' THEN
    SELECT count(*) INTO count FROM fresh;
  END IF;
  IF count = 0 THEN
    RETURN NULL;
  END IF;

  IF count <= rows_at_most THEN
    IF tg_op = 'INSERT' THEN
      SELECT jsonb_agg(DISTINCT change_ids(to_jsonb(fresh))) INTO changed FROM fresh;
    ELSIF tg_op = 'DELETE' THEN
      SELECT jsonb_agg(DISTINCT change_ids(to_jsonb(stale))) INTO changed FROM stale;
    ELSE
      -- As it was and as it is: what moved to another store or zone is news in both.
      SELECT jsonb_agg(DISTINCT change_ids(differing.one)) INTO changed
      FROM (
        (SELECT to_jsonb(fresh) - untold AS one FROM fresh EXCEPT SELECT to_jsonb(stale) - untold FROM stale)
        UNION ALL
        (SELECT to_jsonb(stale) - untold FROM stale EXCEPT SELECT to_jsonb(fresh) - untold FROM fresh)
      ) AS differing;
    END IF;
    IF changed IS NULL THEN
      RETURN NULL;
    END IF;
    message := jsonb_build_object('kind', kind, 'rows', changed)::text;
  END IF;
  IF message IS NULL OR octet_length(message) > bytes_at_most THEN
    message := jsonb_build_object('kind', kind)::text;
  END IF;
  PERFORM pg_notify('catalogue_changed', message);
  RETURN NULL;
END $$;

-- The ids a change is known by; of what belongs to a store, where the store is.
CREATE OR REPLACE FUNCTION change_ids(changed jsonb) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'id', CASE jsonb_typeof(changed -> 'id') WHEN 'number' THEN changed -> 'id' END,
    'item_id', changed -> 'item_id',
    'store_id', changed -> 'store_id',
    'module_id', coalesce(changed -> 'module_id', to_jsonb(owner.module_id)),
    'zone_id', coalesce(changed -> 'zone_id', to_jsonb(owner.zone_id))))
  FROM (VALUES (changed)) AS given (one)
  LEFT JOIN store AS owner ON owner.id = (changed ->> 'store_id')::integer
$$;

DO $$
DECLARE
  told record;
BEGIN
  FOR told IN SELECT * FROM (VALUES
    ('module', 'modules', ''),
    ('zone_module', 'modules', ''),
    ('zone', 'zones', ''),
    ('category', 'categories', 'listed_items updated_at'),
    ('unit', 'units', ''),
    ('common_condition', 'conditions', ''),
    ('business_setting', 'settings', ''),
    ('landing', 'content', ''),
    ('testimonial', 'content', ''),
    ('policy', 'content', ''),
    ('text_override', 'texts', ''),
    ('reason', 'content', ''),
    ('vehicle', 'content', ''),
    ('offline_method', 'content', ''),
    ('parcel_category', 'content', ''),
    ('parcel_instruction', 'content', ''),
    ('coupon', 'coupons', ''),
    ('banner', 'banners', ''),
    ('section_banner', 'banners', ''),
    ('basic_campaign', 'campaigns', ''),
    ('basic_campaign_store', 'campaigns', ''),
    ('item_campaign', 'campaigns', ''),
    ('flash_sale', 'flash_sales', ''),
    ('flash_sale_item', 'flash_sales', ''),
    ('item', 'item', 'order_count avg_rating rating_count updated_at'),
    ('item_listing', 'listing', 'order_count avg_rating rating_count'),
    ('store', 'store', 'order_count total_items avg_rating rating_count updated_at'),
    ('store_schedule', 'store_part', ''),
    ('store_day_off', 'store_part', ''),
    ('store_discount', 'discount', ''),
    ('add_on', 'store_part', 'updated_at'),
    ('review', 'review', '')
  ) AS tables (name, kind, untold)
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER tell_new AFTER INSERT ON %I REFERENCING NEW TABLE AS fresh
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L, %L)', told.name, told.kind, told.untold);
    EXECUTE format('CREATE OR REPLACE TRIGGER tell_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L, %L)', told.name, told.kind, told.untold);
    EXECUTE format('CREATE OR REPLACE TRIGGER tell_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS stale
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L, %L)', told.name, told.kind, told.untold);
    EXECUTE format('CREATE OR REPLACE TRIGGER tell_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', told.name, told.kind);
  END LOOP;
END $$;

-- A customer's picture stands beside their reviews; nothing else of them is in the catalogue.
CREATE OR REPLACE FUNCTION tell_reviewer() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed',
    jsonb_build_object('kind', 'reviewer', 'rows', jsonb_build_array(jsonb_build_object('id', new.id)))::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_reviewer AFTER UPDATE OF image ON customer
  FOR EACH ROW WHEN (old.image IS DISTINCT FROM new.image) EXECUTE FUNCTION tell_reviewer();
