-- Counts the listed items of every category. In the database because the count follows item_listing, which triggers write.
CREATE OR REPLACE FUNCTION listing_to_category() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    UPDATE category SET listed_items = listed_items + change.items
    FROM (SELECT category_id, count(*) AS items FROM fresh GROUP BY category_id) AS change
    WHERE category.id = change.category_id;
  ELSIF tg_op = 'DELETE' THEN
    UPDATE category SET listed_items = listed_items - change.items
    FROM (SELECT category_id, count(*) AS items FROM stale GROUP BY category_id) AS change
    WHERE category.id = change.category_id;
  ELSE
    UPDATE category SET listed_items = listed_items + change.items
    FROM (
      SELECT category_id, sum(step) AS items
      FROM (SELECT category_id, 1 AS step FROM fresh UNION ALL SELECT category_id, -1 FROM stale) AS steps
      GROUP BY category_id HAVING sum(step) <> 0) AS change
    WHERE category.id = change.category_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listing_to_category_when_new AFTER INSERT ON item_listing
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();

CREATE OR REPLACE TRIGGER listing_to_category_when_changed AFTER UPDATE ON item_listing
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();

CREATE OR REPLACE TRIGGER listing_to_category_when_gone AFTER DELETE ON item_listing
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();
