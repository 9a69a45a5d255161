-- What a discount takes off a price, in minor units: percent in hundredths, rounded half up, never more than the price.
-- In the database because the prices of a listing are generated columns, so that lists can be filtered and sorted by
-- them whoever wrote the row. Stored columns are not computed anew when this changes: a migration has to do that.
CREATE OR REPLACE FUNCTION item_cut(price integer, discount integer, discount_type text) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(0, least(price, CASE
    WHEN discount_type = 'amount' THEN discount
    ELSE ((price::bigint * discount + 5000) / 10000)::integer
  END))
$$;
