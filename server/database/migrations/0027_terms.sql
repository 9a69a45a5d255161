ALTER TABLE "item_listing" ADD COLUMN "store_minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "item_listing" SET "store_minimum" = "store_discount"."min_purchase" FROM "store_discount"
  WHERE "store_discount"."store_id" = "item_listing"."store_id" AND "item_listing"."store_percent" > 0;--> statement-breakpoint
-- In place: dropping the column would drop the indexes that read it.
ALTER TABLE "item_listing" ALTER COLUMN "effective_price" SET EXPRESSION AS (price - case
  when flash_discount is not null then item_cut(price, flash_discount, flash_discount_type)
  when store_percent > 0 then case when price >= store_minimum then item_cut(price, store_percent, 'percent') else 0 end
  else item_cut(price, discount, discount_type) end);--> statement-breakpoint
DROP INDEX "listing_store_percent";--> statement-breakpoint
CREATE INDEX "listing_store_percent" ON "item_listing" USING btree ("store_id","store_percent","store_minimum");--> statement-breakpoint
CREATE INDEX "coupon_use_customer_id_coupon_id_index" ON "coupon_use" USING btree ("customer_id","coupon_id");
