CREATE INDEX "item_desk" ON "item" USING btree ("store_id","archived_at","module_id","category_id","parent_category_id","visible","discounted","stock","price","order_count","updated_at","id");--> statement-breakpoint
CREATE INDEX "item_changed" ON "item" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "item_name_en" ON "item" USING btree (("name" ->> 'en'),"id");--> statement-breakpoint
CREATE INDEX "item_name_ar" ON "item" USING btree (("name" ->> 'ar'),"id");--> statement-breakpoint
CREATE INDEX "item_name_tg" ON "item" USING btree (("name" ->> 'tg'),"id");--> statement-breakpoint
CREATE INDEX "item_name_ru" ON "item" USING btree (("name" ->> 'ru'),"id");--> statement-breakpoint
CREATE INDEX "item_words" ON "item" USING gin (string_to_array(translate("search_text", e'\n', ' '), ' '));