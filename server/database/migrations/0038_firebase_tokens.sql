ALTER TABLE "customer_session" ADD COLUMN "firebase_token" text;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_session_firebase_token_index" ON "customer_session" USING hash ("firebase_token");--> statement-breakpoint
UPDATE "customer_session" SET "firebase_token" = "customer"."cm_firebase_token" FROM "customer"
WHERE "customer"."id" = "customer_session"."customer_id" AND "customer"."cm_firebase_token" IS NOT NULL
  AND "customer_session"."id" = (SELECT "one"."id" FROM "customer_session" "one" WHERE "one"."customer_id" = "customer"."id" ORDER BY "one"."last_seen_at" DESC LIMIT 1);--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "cm_firebase_token";