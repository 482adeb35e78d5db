ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_erased_index" ON "users" USING btree ("id") WHERE "users"."erased_at" is not null;