ALTER TABLE "category" DROP COLUMN "products_count";--> statement-breakpoint
ALTER TABLE "common_condition" DROP COLUMN "items_count";