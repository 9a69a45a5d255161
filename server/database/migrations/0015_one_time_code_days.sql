ALTER TABLE "one_time_code" ADD COLUMN "block_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "day_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "day_tries" integer DEFAULT 0 NOT NULL;