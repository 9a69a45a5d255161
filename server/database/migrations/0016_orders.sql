DROP INDEX "coupon_code_index";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "stock_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "variation_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
-- Orders placed before took what they were asked for.
UPDATE "order_line" SET "stock_taken" = "quantity", "variation_taken" = CASE WHEN "variation_type" IS NULL THEN 0 ELSE "quantity" END
WHERE "item_details" ->> 'module_type' IN ('grocery', 'pharmacy', 'ecommerce');
