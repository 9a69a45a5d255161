-- Keeps the opening hours of a store as ranges of seconds of the week beside it, so that thousands of stores are asked
-- at once whether they are open. In the database because schedules have several writers.
CREATE OR REPLACE FUNCTION write_store_hours(stores integer[]) RETURNS void
LANGUAGE sql AS $$
  UPDATE store SET open_seconds = coalesce(hours.open_seconds, '{}'), opening_days = coalesce(hours.opening_days, 0)
  FROM (
    SELECT asked.id,
      range_agg(part.seconds) FILTER (WHERE store_schedule.id IS NOT NULL) AS open_seconds,
      bit_or(1 << day)::smallint AS opening_days
    FROM unnest(stores) AS asked (id)
    LEFT JOIN store_schedule ON store_schedule.store_id = asked.id
    CROSS JOIN LATERAL (
      SELECT day * 86400 + extract(epoch FROM opening_time)::integer AS opens,
        -- Closing at or before opening is closing on the day after.
        day * 86400 + extract(epoch FROM closing_time)::integer
          + CASE WHEN closing_time <= opening_time THEN 86400 ELSE 0 END AS closes) AS shop_window
    -- What runs past the end of the week goes on at its beginning.
    CROSS JOIN LATERAL (VALUES (int4range(opens, least(closes, 604800))), (int4range(0, greatest(closes - 604800, 0)))) AS part (seconds)
    GROUP BY asked.id) AS hours
  WHERE store.id = hours.id
$$;

CREATE OR REPLACE FUNCTION schedule_to_store() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM write_store_hours(ARRAY(SELECT DISTINCT store_id FROM fresh));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM write_store_hours(ARRAY(SELECT DISTINCT store_id FROM stale));
  ELSE
    PERFORM write_store_hours(ARRAY(SELECT store_id FROM fresh UNION SELECT store_id FROM stale));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER schedule_to_store_when_new AFTER INSERT ON store_schedule
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION schedule_to_store();

CREATE OR REPLACE TRIGGER schedule_to_store_when_changed AFTER UPDATE ON store_schedule
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION schedule_to_store();

CREATE OR REPLACE TRIGGER schedule_to_store_when_gone AFTER DELETE ON store_schedule
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION schedule_to_store();
