CREATE INDEX IF NOT EXISTS "comments_author_post_index" ON "comments" USING btree ("author_id","post_id");--> statement-breakpoint
DROP INDEX "comments_author_index";