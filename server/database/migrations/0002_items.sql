CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "item_store_id_created_at_index";--> statement-breakpoint
DROP INDEX "item_popular";--> statement-breakpoint
DROP INDEX "item_newest";--> statement-breakpoint
DROP INDEX "item_reviewed";--> statement-breakpoint
DROP INDEX "item_price";--> statement-breakpoint
DROP INDEX "item_offer";--> statement-breakpoint
DROP INDEX "item_recommended";--> statement-breakpoint
DROP INDEX "item_basic";--> statement-breakpoint
DROP INDEX "item_category";--> statement-breakpoint
DROP INDEX "item_parent_category";--> statement-breakpoint
DROP INDEX "item_condition";--> statement-breakpoint
DROP INDEX "item_search";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "store_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "flash_discount" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "flash_discount_type" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "offer_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(
  array_remove(string_to_array(split_part(search_text, E'\n', 1), ' '), '')
  || array_remove(string_to_array('~' || replace(split_part(search_text, E'\n', 2), ' ', ' ~'), ' '), '~')
  || array['@' || module_id::text || '.' || zone_id::text])) STORED;--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_alike" ON "search_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_store" ON "item" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "item_store_percent" ON "item" USING btree ("store_id","store_percent");--> statement-breakpoint
CREATE INDEX "item_on_offer" ON "item" USING btree ("store_id") WHERE store_percent > 0;--> statement-breakpoint
CREATE INDEX "item_in_flash_sale" ON "item" USING btree ("id") WHERE flash_discount is not null;--> statement-breakpoint
CREATE INDEX "item_popular" ON "item" USING btree ("module_id","zone_id","order_count","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_newest" ON "item" USING btree ("module_id","zone_id","created_at","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_reviewed" ON "item" USING btree ("module_id","zone_id","rating_count","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_price" ON "item" USING btree ("module_id","zone_id","effective_price","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_offer" ON "item" USING btree ("module_id","zone_id","offer_share","id") WHERE visible and discounted;--> statement-breakpoint
CREATE INDEX "item_recommended" ON "item" USING btree ("module_id","zone_id","order_count","id") WHERE visible and recommended;--> statement-breakpoint
CREATE INDEX "item_basic" ON "item" USING btree ("module_id","zone_id","order_count","id") WHERE visible and is_basic;--> statement-breakpoint
CREATE INDEX "item_category" ON "item" USING btree ("category_id","zone_id","order_count","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_parent_category" ON "item" USING btree ("parent_category_id","zone_id","order_count","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "item_condition" ON "item" USING btree ("common_condition_id","zone_id","order_count","id") WHERE visible and common_condition_id is not null;--> statement-breakpoint
CREATE INDEX "item_search" ON "item" USING gin ("search_words");--> statement-breakpoint
-- Rarely read long texts move out of the row, so that a list reads many rows from one page.
ALTER TABLE "item" SET (toast_tuple_target = 512);
--> statement-breakpoint
CREATE FUNCTION item_cut(price integer, discount integer, discount_type text) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(0, least(price, CASE
    WHEN discount_type = 'amount' THEN discount
    ELSE ((price::bigint * discount + 5000) / 10000)::integer
  END))
$$;
--> statement-breakpoint
-- Flash sale before the store's discount before the item's own, as contract/features/item/item.rules.ts has it.
CREATE FUNCTION item_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cut integer;
BEGIN
  cut := CASE
    WHEN new.flash_discount IS NOT NULL THEN item_cut(new.price, new.flash_discount, new.flash_discount_type)
    WHEN new.store_percent > 0 THEN item_cut(new.price, new.store_percent, 'percent')
    ELSE item_cut(new.price, new.discount, new.discount_type)
  END;
  new.effective_price := new.price - cut;
  new.discounted := cut > 0;
  new.offer_share := CASE WHEN new.price > 0 THEN (cut::bigint * 10000 / new.price)::integer ELSE 0 END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_offer BEFORE INSERT OR UPDATE OF price, discount, discount_type, store_percent,
  flash_discount, flash_discount_type, effective_price, discounted, offer_share
ON "item" FOR EACH ROW EXECUTE FUNCTION item_offer();
--> statement-breakpoint
-- Words are only added: one that no item has any more finds nothing and does no harm.
CREATE FUNCTION item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word
  SELECT DISTINCT ltrim(word, '~') AS word
  FROM fresh, unnest(tsvector_to_array(fresh.search_words)) AS word
  WHERE word NOT LIKE '@%'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_words_of_new AFTER INSERT ON "item"
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION item_words();
--> statement-breakpoint
CREATE FUNCTION item_words_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word
  SELECT DISTINCT ltrim(word, '~') AS word
  FROM fresh JOIN former USING (id), unnest(tsvector_to_array(fresh.search_words)) AS word
  WHERE fresh.search_text <> former.search_text AND word NOT LIKE '@%'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_words_of_changed AFTER UPDATE ON "item"
REFERENCING OLD TABLE AS former NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION item_words_of_changed();
