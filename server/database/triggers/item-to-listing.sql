-- Keeps item_listing, the columns that lists are made from, equal to item, and every word an item is found by in
-- search_word. In the database because it must hold for every writer and for whole statements at once: a loaded
-- catalogue of a million items is listed by one statement.
--
-- Its statements are planned once for a connection, for as many rows as changed the first time. What is best for one
-- item would join every item to every other when thousands change, so each row looks its words up by itself, in an index.
CREATE OR REPLACE FUNCTION item_to_listing() RETURNS trigger
LANGUAGE plpgsql
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_seqscan = off
AS $$
BEGIN
  -- Words are only added: one that no item has any more finds nothing and does no harm.
  INSERT INTO search_word (word)
  SELECT DISTINCT spelled
  FROM fresh, unnest(string_to_array(translate(search_text, E'\n', ' '), ' ')) AS spelled
  WHERE spelled <> '' AND NOT EXISTS (SELECT FROM search_word AS known WHERE known.word = spelled)
  ORDER BY spelled
  ON CONFLICT DO NOTHING;

  DELETE FROM item_listing WHERE id IN (SELECT id FROM fresh WHERE NOT visible);

  -- The first line of a search text is the words of the name; those of the second are told apart by their sign. Every
  -- further line is a name, word by word; what stands behind its last space is no word and becomes the 0 at its end.
  INSERT INTO item_listing (
    id, module_id, zone_id, store_id, category_id, top_category_id, common_condition_id, price, discount,
    discount_type, order_count, rating_count, avg_rating, served_from, served_until, veg, organic,
    recommended, is_basic, allergies, may_contain, allergens_stated, created_at, words, names)
  SELECT id, module_id, zone_id, store_id, category_id,
    coalesce(nullif(parent_category_id, 0), category_id),
    common_condition_id, price, discount, discount_type, order_count, rating_count, avg_rating,
    CASE WHEN available_time_ends IS NOT NULL THEN listing_minute(available_time_starts, false) END,
    CASE WHEN available_time_starts IS NOT NULL THEN listing_minute(available_time_ends, true) END,
    veg, organic, recommended, is_basic, allergies, may_contain, allergens_stated, created_at,
    coalesce(numbers, ''), coalesce(sequences, '')
  FROM fresh
  CROSS JOIN LATERAL (
    SELECT string_agg(int4send(number), '' ORDER BY number) AS numbers
    FROM (
      SELECT DISTINCT CASE WHEN line.number = 1 THEN known.id ELSE -known.id END AS number
      FROM unnest(string_to_array(fresh.search_text, E'\n')) WITH ORDINALITY AS line (words, number)
      CROSS JOIN LATERAL unnest(string_to_array(line.words, ' ')) AS word (spelled)
      JOIN search_word AS known ON known.word = word.spelled
      WHERE line.number <= 2
    ) AS one
  ) AS numbered
  CROSS JOIN LATERAL (
    SELECT string_agg(int4send(coalesce(known.id, 0)), '' ORDER BY line.number, word.position) AS sequences
    FROM unnest(string_to_array(fresh.search_text, E'\n')) WITH ORDINALITY AS line (words, number)
    CROSS JOIN LATERAL unnest(string_to_array(line.words || ' ', ' ')) WITH ORDINALITY AS word (spelled, position)
    LEFT JOIN search_word AS known ON known.word = word.spelled
    WHERE line.number > 2
  ) AS named
  WHERE visible
  ON CONFLICT (id) DO UPDATE SET (
    module_id, zone_id, store_id, category_id, top_category_id, common_condition_id, price, discount,
    discount_type, order_count, rating_count, avg_rating, served_from, served_until, veg, organic,
    recommended, is_basic, allergies, may_contain, allergens_stated, created_at, words, names) = (
    excluded.module_id, excluded.zone_id, excluded.store_id, excluded.category_id, excluded.top_category_id,
    excluded.common_condition_id, excluded.price, excluded.discount, excluded.discount_type,
    excluded.order_count, excluded.rating_count, excluded.avg_rating, excluded.served_from,
    excluded.served_until, excluded.veg, excluded.organic, excluded.recommended, excluded.is_basic,
    excluded.allergies, excluded.may_contain, excluded.allergens_stated, excluded.created_at, excluded.words, excluded.names)
  WHERE (
    item_listing.module_id, item_listing.zone_id, item_listing.store_id, item_listing.category_id,
    item_listing.top_category_id, item_listing.common_condition_id, item_listing.price,
    item_listing.discount, item_listing.discount_type, item_listing.order_count, item_listing.rating_count,
    item_listing.avg_rating, item_listing.served_from, item_listing.served_until, item_listing.veg,
    item_listing.organic, item_listing.recommended, item_listing.is_basic, item_listing.allergies,
    item_listing.may_contain, item_listing.allergens_stated, item_listing.created_at, item_listing.words,
    item_listing.names) IS DISTINCT FROM (
    excluded.module_id, excluded.zone_id, excluded.store_id, excluded.category_id, excluded.top_category_id,
    excluded.common_condition_id, excluded.price, excluded.discount, excluded.discount_type,
    excluded.order_count, excluded.rating_count, excluded.avg_rating, excluded.served_from,
    excluded.served_until, excluded.veg, excluded.organic, excluded.recommended, excluded.is_basic,
    excluded.allergies, excluded.may_contain, excluded.allergens_stated, excluded.created_at, excluded.words, excluded.names);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_to_listing_when_new AFTER INSERT ON item
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION item_to_listing();

CREATE OR REPLACE TRIGGER item_to_listing_when_changed AFTER UPDATE ON item
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION item_to_listing();
