ALTER TABLE "items" ADD COLUMN "front_cutout_id" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "back_cutout_id" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "cutout_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "cutout_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "cutout_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "cutout_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_front_cutout_id_pictures_id_fk" FOREIGN KEY ("front_cutout_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_back_cutout_id_pictures_id_fk" FOREIGN KEY ("back_cutout_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_cutout_waiting_index" ON "items" USING btree ("created_at" DESC NULLS LAST) WHERE "items"."cutout_state" = 'waiting' and "items"."source" = 'wardrobe';--> statement-breakpoint
CREATE INDEX "items_front_cutout_index" ON "items" USING btree ("front_cutout_id");--> statement-breakpoint
CREATE INDEX "items_back_cutout_index" ON "items" USING btree ("back_cutout_id");