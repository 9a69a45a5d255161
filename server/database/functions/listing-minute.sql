-- A time of day as the minute a listing is filtered by; the last minute of a day counts as its end.
-- In the database because the trigger that writes listings needs it.
CREATE OR REPLACE FUNCTION listing_minute(clock time, is_end boolean) RETURNS smallint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN is_end AND clock >= '23:59' THEN 1440
    ELSE extract(hour FROM clock) * 60 + extract(minute FROM clock)
  END::smallint
$$;
