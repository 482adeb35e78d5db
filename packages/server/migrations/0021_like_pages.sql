CREATE INDEX IF NOT EXISTS "item_likes_newest_index" ON "item_likes" USING btree ("user_id","created_at" DESC NULLS LAST,"item_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "post_likes_newest_index" ON "post_likes" USING btree ("user_id","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
DROP INDEX "item_likes_user_index";--> statement-breakpoint
DROP INDEX "post_likes_user_index";
