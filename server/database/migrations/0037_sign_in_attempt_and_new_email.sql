CREATE TABLE "sign_in_attempt" (
	"subject" text PRIMARY KEY NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"last_wrong_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "new_email" text;--> statement-breakpoint
CREATE INDEX "sign_in_attempt_expires_at_index" ON "sign_in_attempt" USING btree ("expires_at");