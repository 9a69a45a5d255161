DROP INDEX "listing_store_percent";--> statement-breakpoint
ALTER TABLE "item_listing" ADD COLUMN "store_maximum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_listing" drop column "effective_price";--> statement-breakpoint
ALTER TABLE "item_listing" ADD COLUMN "effective_price" integer GENERATED ALWAYS AS (price - case
  when flash_discount is not null then item_cut(price, flash_discount, flash_discount_type)
  else greatest(case when price >= store_minimum then least(item_cut(price, store_percent, 'percent'), nullif(store_maximum, 0)) else 0 end, item_cut(price, discount, discount_type)) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "item_listing" drop column "discounted";--> statement-breakpoint
ALTER TABLE "item_listing" ADD COLUMN "discounted" boolean GENERATED ALWAYS AS (case
  when flash_discount is not null then item_cut(price, flash_discount, flash_discount_type)
  else greatest(least(item_cut(price, store_percent, 'percent'), nullif(store_maximum, 0)), item_cut(price, discount, discount_type)) end > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "item_listing" drop column "offer_share";--> statement-breakpoint
ALTER TABLE "item_listing" ADD COLUMN "offer_share" integer GENERATED ALWAYS AS (case when price > 0 then ((case
  when flash_discount is not null then item_cut(price, flash_discount, flash_discount_type)
  else greatest(least(item_cut(price, store_percent, 'percent'), nullif(store_maximum, 0)), item_cut(price, discount, discount_type)) end)::bigint * 10000 / price)::integer else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_store_percent" ON "item_listing" USING btree ("store_id","store_percent","store_minimum","store_maximum");