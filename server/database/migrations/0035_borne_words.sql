-- Whether anything listed bears a word where it is sold. The planner expects every word to be common and would look
-- through the listings from their beginning until one bears it: a word nobody bears would cost all of them.
CREATE FUNCTION "is_borne"("asked" tsquery) RETURNS boolean
LANGUAGE sql STABLE
SET "enable_seqscan" = off
SET "enable_indexscan" = off
AS $$ SELECT EXISTS (SELECT FROM item_listing WHERE words @@ asked) $$;
