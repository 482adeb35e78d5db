CREATE TABLE "notification_actors" (
	"notification_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_actors_notification_id_actor_id_subject_id_pk" PRIMARY KEY("notification_id","actor_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"receiver_id" text NOT NULL,
	"type" text NOT NULL,
	"group_key" text DEFAULT '' NOT NULL,
	"post_id" text,
	"decision" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"pushed_at" timestamp (3) with time zone,
	"emailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "post_announcements" (
	"post_id" text PRIMARY KEY NOT NULL,
	"last_follower_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "follows_followed_index";--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_announcements" ADD CONSTRAINT "post_announcements_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_actors_newest_index" ON "notification_actors" USING btree ("notification_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_actors_actor_index" ON "notification_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_receiver_index" ON "notifications" USING btree ("receiver_id","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("receiver_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_group_unique" ON "notifications" USING btree ("receiver_id","type","group_key") WHERE "notifications"."read_at" is null and "notifications"."type" <> 'moderation';--> statement-breakpoint
CREATE INDEX "notifications_changed_index" ON "notifications" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "notifications_unpushed_index" ON "notifications" USING btree ("changed_at") WHERE "notifications"."pushed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unemailed_index" ON "notifications" USING btree ("receiver_id") WHERE "notifications"."emailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_post_index" ON "notifications" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "follows_followers_index" ON "follows" USING btree ("followed_id","follower_id");