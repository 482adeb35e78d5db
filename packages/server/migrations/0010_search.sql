CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
SELECT show_trgm('');
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" text NOT NULL,
	"tag" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_tags_post_id_tag_pk" PRIMARY KEY("post_id","tag")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"public_posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_tags_newest_index" ON "post_tags" USING btree ("tag","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_tags_owner_index" ON "post_tags" USING btree ("owner_id","tag");--> statement-breakpoint
CREATE INDEX "tags_prefix_index" ON "tags" USING btree ("tag" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tags_similarity_index" ON "tags" USING gin ("tag" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_username_prefix_index" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_name_prefix_index" ON "users" USING btree (lower("display_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_similarity_index" ON "users" USING gin (lower(coalesce("username", '') || ' ' || "display_name") gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "similar_users"("term" text) RETURNS TABLE ("id" text, "similarity" real)
LANGUAGE sql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.4 AS $$
	SELECT "id", word_similarity("term", lower(coalesce("username", '') || ' ' || "display_name")) AS "similarity"
	FROM "users" WHERE "term" <% lower(coalesce("username", '') || ' ' || "display_name") AND "username" IS NOT NULL
	ORDER BY "similarity" DESC, "id" LIMIT 100
$$;
--> statement-breakpoint
CREATE FUNCTION "similar_tags"("term" text) RETURNS TABLE ("id" text, "similarity" real)
LANGUAGE sql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.4 AS $$
	SELECT "tag", word_similarity("term", "tag") AS "similarity"
	FROM "tags" WHERE "term" <% "tag"
	ORDER BY "similarity" DESC, "tag" LIMIT 100
$$;
--> statement-breakpoint
INSERT INTO "post_tags" ("post_id", "tag", "owner_id", "created_at")
SELECT "posts"."id", "found"."tag", "posts"."owner_id", "posts"."created_at"
FROM "posts" CROSS JOIN LATERAL (
	SELECT lower("aura_tag") AS "tag" FROM unnest("posts"."tags") AS "aura_tag"
	UNION
	SELECT lower(rtrim("hashtag"[1], '-*')) FROM regexp_matches("posts"."caption",
		'(?:^|[^[:alnum:]_#@&/])(#[^\s#@&/.,:;!?''"()\[\]{}*<>|=+]+)', 'g') AS "hashtag"
) AS "found" WHERE char_length("found"."tag") BETWEEN 2 AND 50;
--> statement-breakpoint
INSERT INTO "tags" ("tag", "public_posts")
SELECT "tag", (count(*) FILTER (WHERE "post_privacy" = 'public'))::integer
FROM "post_tags" JOIN "users" ON "users"."id" = "owner_id" GROUP BY "tag";
--> statement-breakpoint
CREATE FUNCTION "count_added_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "users" WHERE "id" IN (SELECT "owner_id" FROM "added") ORDER BY "id" FOR SHARE;
	INSERT INTO "tags" ("tag", "public_posts")
	SELECT "tag", (count(*) FILTER (WHERE "post_privacy" = 'public'))::integer
	FROM "added" JOIN "users" ON "users"."id" = "owner_id" GROUP BY "tag" ORDER BY "tag"
	ON CONFLICT ("tag") DO UPDATE SET "public_posts" = "tags"."public_posts" + excluded."public_posts";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_removed_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "users" WHERE "id" IN (SELECT "owner_id" FROM "removed") ORDER BY "id" FOR SHARE;
	INSERT INTO "tags" ("tag", "public_posts")
	SELECT "tag", -(count(*) FILTER (WHERE "post_privacy" = 'public'))::integer
	FROM "removed" LEFT JOIN "users" ON "users"."id" = "owner_id" GROUP BY "tag" ORDER BY "tag"
	ON CONFLICT ("tag") DO UPDATE SET "public_posts" = "tags"."public_posts" + excluded."public_posts";
	DELETE FROM "tags" WHERE "tag" IN (SELECT "tag" FROM "removed")
		AND NOT EXISTS (SELECT FROM "post_tags" WHERE "post_tags"."tag" = "tags"."tag");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_tags_of_changed_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tags" ("tag", "public_posts")
	SELECT "tag", sum(CASE WHEN "after"."post_privacy" = 'public' THEN 1 ELSE -1 END)::integer
	FROM "before" JOIN "after" ON "after"."id" = "before"."id" JOIN "post_tags" ON "owner_id" = "after"."id"
	WHERE ("before"."post_privacy" = 'public') <> ("after"."post_privacy" = 'public') GROUP BY "tag" ORDER BY "tag"
	ON CONFLICT ("tag") DO UPDATE SET "public_posts" = "tags"."public_posts" + excluded."public_posts";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_tags_of_removed_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tags" ("tag", "public_posts")
	SELECT "tag", -count(*)::integer FROM "post_tags" WHERE "owner_id" = OLD."id" GROUP BY "tag" ORDER BY "tag"
	ON CONFLICT ("tag") DO UPDATE SET "public_posts" = "tags"."public_posts" + excluded."public_posts";
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE FUNCTION "remove_tags_of_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "post_tags" WHERE "post_id" IN (SELECT "id" FROM "removed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "post_tags_added" AFTER INSERT ON "post_tags" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added_tags"();
--> statement-breakpoint
CREATE TRIGGER "post_tags_removed" AFTER DELETE ON "post_tags" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_tags"();
--> statement-breakpoint
CREATE TRIGGER "posts_tags_removed" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "remove_tags_of_posts"();
--> statement-breakpoint
CREATE TRIGGER "users_tags_changed" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_tags_of_changed_users"();
--> statement-breakpoint
CREATE TRIGGER "users_tags_removed" BEFORE DELETE ON "users"
	FOR EACH ROW WHEN (OLD."post_privacy" = 'public') EXECUTE FUNCTION "count_tags_of_removed_user"();
