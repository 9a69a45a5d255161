DROP INDEX "store_module_id_zone_id_order_count_index";--> statement-breakpoint
CREATE INDEX "item_reduced" ON "item" USING btree ("store_id") WHERE visible and discounted;--> statement-breakpoint
CREATE INDEX "store_listed" ON "store" USING btree ("module_id","zone_id","order_count","latitude","longitude","active","avg_rating","rating_count","created_at","id") WHERE status;--> statement-breakpoint
CREATE INDEX "store_schedule_open" ON "store_schedule" USING btree ("day","opening_time","closing_time","store_id");--> statement-breakpoint
CREATE INDEX "store_schedule_night" ON "store_schedule" USING btree ("day","closing_time","store_id") WHERE closing_time <= opening_time;