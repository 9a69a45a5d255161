CREATE TABLE "store_day_off" (
	"store_id" integer NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "store_day_off_store_id_date_pk" PRIMARY KEY("store_id","date")
);
--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "paused_until" timestamp(0);--> statement-breakpoint
ALTER TABLE "store_day_off" ADD CONSTRAINT "store_day_off_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;