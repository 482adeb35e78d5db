CREATE INDEX "items_front_picture_index" ON "items" USING btree ("front_picture_id");--> statement-breakpoint
CREATE INDEX "items_back_picture_index" ON "items" USING btree ("back_picture_id");--> statement-breakpoint
CREATE INDEX "posts_picture_index" ON "posts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "users_avatar_index" ON "users" USING btree ("avatar_id");