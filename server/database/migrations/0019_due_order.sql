ALTER TABLE "order" ADD COLUMN "woken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "receiver_note" text;--> statement-breakpoint
CREATE INDEX "order_asleep" ON "order" USING btree ("schedule_at") WHERE scheduled and woken_at is null;--> statement-breakpoint
CREATE INDEX "order_unreviewed" ON "order" USING btree ("updated_at") WHERE order_status = 'delivered' and review_asked_at is null;