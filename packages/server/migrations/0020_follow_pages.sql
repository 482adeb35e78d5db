CREATE TABLE "follow_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "follows_newest_followers_index" ON "follows" USING btree ("followed_id","created_at" DESC NULLS LAST,"follower_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "follows_newest_followed_index" ON "follows" USING btree ("follower_id","created_at" DESC NULLS LAST,"followed_id" DESC NULLS LAST);--> statement-breakpoint
-- Rows are locked in the order of their ids, so that follows at the same time do not wait for each other in a circle.
CREATE FUNCTION "count_added_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "follow_counts" ("user_id", "followers", "following")
	SELECT "user_id", sum("followers")::integer, sum("following")::integer FROM (
		SELECT "followed_id" AS "user_id", 1 AS "followers", 0 AS "following" FROM "added"
		UNION ALL SELECT "follower_id", 0, 1 FROM "added") AS "changes"
	GROUP BY "user_id" ORDER BY "user_id"
	ON CONFLICT ("user_id") DO UPDATE SET
		"followers" = "follow_counts"."followers" + excluded."followers",
		"following" = "follow_counts"."following" + excluded."following";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "follow_counts" WHERE "user_id" IN
		(SELECT "followed_id" FROM "removed" UNION SELECT "follower_id" FROM "removed") ORDER BY "user_id" FOR UPDATE;
	UPDATE "follow_counts" SET
		"followers" = "follow_counts"."followers" - "per_user"."followers",
		"following" = "follow_counts"."following" - "per_user"."following"
	FROM (
		SELECT "user_id", sum("followers")::integer AS "followers", sum("following")::integer AS "following" FROM (
			SELECT "followed_id" AS "user_id", 1 AS "followers", 0 AS "following" FROM "removed"
			UNION ALL SELECT "follower_id", 0, 1 FROM "removed") AS "changes"
		GROUP BY "user_id") AS "per_user"
	WHERE "follow_counts"."user_id" = "per_user"."user_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- Blocks writes until the end of the transaction, so that the rows below are all that are not counted.
CREATE TRIGGER "follows_added" AFTER INSERT ON "follows" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added_follows"();--> statement-breakpoint
CREATE TRIGGER "follows_removed" AFTER DELETE ON "follows" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_follows"();--> statement-breakpoint
INSERT INTO "follow_counts" ("user_id", "followers", "following")
SELECT "user_id", sum("followers")::integer, sum("following")::integer FROM (
	SELECT "followed_id" AS "user_id", count(*) AS "followers", 0 AS "following" FROM "follows" GROUP BY "followed_id"
	UNION ALL SELECT "follower_id", 0, count(*) FROM "follows" GROUP BY "follower_id") AS "counts"
GROUP BY "user_id";
