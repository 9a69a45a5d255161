-- Integers beside trigrams in one index; ships with PostgreSQL as pg_trgm does.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "store_search_text_index";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "listed_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "store_named" ON "store" USING gin ("module_id","zone_id","search_text" gin_trgm_ops);
--> statement-breakpoint
UPDATE "category" SET "listed_items" = counted.items
FROM (SELECT category_id, count(*) AS items FROM item_listing GROUP BY category_id) AS counted
WHERE counted.category_id = category.id;
--> statement-breakpoint
-- How many items a category lists; a change that moves none between categories touches no category.
CREATE FUNCTION listing_to_category() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER listing_to_category_when_new AFTER INSERT ON "item_listing"
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();
--> statement-breakpoint
CREATE TRIGGER listing_to_category_when_changed AFTER UPDATE ON "item_listing"
REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();
--> statement-breakpoint
CREATE TRIGGER listing_to_category_when_gone AFTER DELETE ON "item_listing"
REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_to_category();
