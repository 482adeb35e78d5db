CREATE OR REPLACE FUNCTION "search_period"("at" timestamp with time zone) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(extract(epoch FROM timezone('UTC', "at")) / 259200)::bigint
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "post_search_keys"("caption" text, "tags" text[], "period" bigint)
RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(hashtextextended("key", "period")), '{}')
	FROM unnest(tsvector_to_array(to_tsvector('simple', "caption")) || "tags") AS "key"
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "posts_search_index" ON "posts" USING gin (post_search_keys(caption, tags, search_period(created_at)));
