ALTER TABLE "order_history" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_order_id_item_id_index" ON "review" USING btree ("order_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_order_id_delivery_man_id_index" ON "review" USING btree ("order_id","delivery_man_id");--> statement-breakpoint
CREATE INDEX "order_history_untold" ON "order_history" USING btree ("id") WHERE not told;