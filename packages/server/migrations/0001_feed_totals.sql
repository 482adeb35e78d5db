CREATE TABLE "feed_totals" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_posts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feed_totals_one_check" CHECK ("feed_totals"."one")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "post_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_caption_index" ON "posts" USING gin (to_tsvector('simple', "caption"));--> statement-breakpoint
CREATE INDEX "posts_tags_index" ON "posts" USING gin ("tags");--> statement-breakpoint
INSERT INTO "feed_totals" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "count_added_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "users" SET "post_count" = "post_count" + "per_owner"."posts"
	FROM (SELECT "owner_id", count(*)::integer AS "posts" FROM "added" GROUP BY "owner_id") AS "per_owner"
	WHERE "users"."id" = "per_owner"."owner_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "users" SET "post_count" = "post_count" - "per_owner"."posts"
	FROM (SELECT "owner_id", count(*)::integer AS "posts" FROM "removed" GROUP BY "owner_id") AS "per_owner"
	WHERE "users"."id" = "per_owner"."owner_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_changed_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"change" integer;
BEGIN
	SELECT coalesce((SELECT sum("post_count") FROM "after" WHERE "post_privacy" = 'public'), 0)
		- coalesce((SELECT sum("post_count") FROM "before" WHERE "post_privacy" = 'public'), 0) INTO "change";
	IF "change" <> 0 THEN
		UPDATE "feed_totals" SET "public_posts" = "public_posts" + "change";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_removed_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"change" integer;
BEGIN
	SELECT coalesce(sum("post_count"), 0) FROM "before" WHERE "post_privacy" = 'public' INTO "change";
	IF "change" <> 0 THEN
		UPDATE "feed_totals" SET "public_posts" = "public_posts" - "change";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_added" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added_posts"();--> statement-breakpoint
CREATE TRIGGER "posts_removed" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_posts"();--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "total_changed_users"();--> statement-breakpoint
CREATE TRIGGER "users_removed" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "before"
	FOR EACH STATEMENT EXECUTE FUNCTION "total_removed_users"();
