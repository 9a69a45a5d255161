ALTER TABLE "order" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_pay_until" ON "order" USING btree ("pay_until") WHERE pay_until is not null;--> statement-breakpoint
CREATE INDEX "payment_refund_due" ON "payment" USING btree ("refund_due_at") WHERE refunded_at is null;