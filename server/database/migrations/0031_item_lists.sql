DROP INDEX "listing_offer";--> statement-breakpoint
DROP INDEX "listing_recommended";--> statement-breakpoint
DROP INDEX "listing_basic";--> statement-breakpoint
DROP INDEX "listing_store";--> statement-breakpoint
DROP INDEX "listing_newest";--> statement-breakpoint
DROP INDEX "listing_reviewed";--> statement-breakpoint
DROP INDEX "listing_rated";--> statement-breakpoint
DROP INDEX "listing_price";--> statement-breakpoint
DROP INDEX "listing_base_price";--> statement-breakpoint
DROP INDEX "listing_popular";--> statement-breakpoint
CREATE INDEX "listing_popular" ON "item_listing" USING btree ("module_id","zone_id","order_count","id");