-- What was said once is said alike in every language until somebody translates it.
CREATE FUNCTION said_in_every_language(words text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('en', word, 'ar', word, 'tg', word, 'ru', word) ORDER BY position)
  FROM unnest(words) WITH ORDINALITY AS said (word, position)
$$;--> statement-breakpoint
-- In one statement: the table is written anew once, not once for every column.
ALTER TABLE "item"
  ALTER COLUMN "tags" DROP DEFAULT,
  ALTER COLUMN "tags" SET DATA TYPE jsonb USING
    CASE WHEN "tags" = '{}' THEN '[]' ELSE said_in_every_language("tags") END,
  ALTER COLUMN "tags" SET DEFAULT '[]'::jsonb,
  ALTER COLUMN "generic_name" DROP DEFAULT,
  ALTER COLUMN "generic_name" SET DATA TYPE jsonb USING
    CASE WHEN "generic_name" = '{}' THEN '[]' ELSE said_in_every_language("generic_name") END,
  ALTER COLUMN "generic_name" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
DROP FUNCTION said_in_every_language(text[]);
