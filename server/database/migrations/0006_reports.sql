CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"module_id" integer NOT NULL,
	"text" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "missed_search_day_module_id_text_pk" PRIMARY KEY("day","module_id","text")
);
--> statement-breakpoint
CREATE INDEX "item_running_out" ON "item" USING btree ("module_id","stock") WHERE visible and stock <= 5;--> statement-breakpoint
CREATE INDEX "order_reported" ON "order" USING btree ("created_at","store_id","module_id","zone_id","order_status","order_amount");