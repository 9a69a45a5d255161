DROP INDEX "store_listed";--> statement-breakpoint
DROP INDEX "store_module_id_created_at_index";--> statement-breakpoint
DROP INDEX "store_named";--> statement-breakpoint
DROP INDEX "store_alike";--> statement-breakpoint
DROP INDEX "store_category_ids_index";--> statement-breakpoint
CREATE INDEX "store_module_id_zone_id_index" ON "store" USING btree ("module_id","zone_id");