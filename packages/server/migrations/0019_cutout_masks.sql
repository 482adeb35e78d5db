ALTER TABLE "pictures" ADD COLUMN "cutout_left" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "cutout_top" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "has_own_mask" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The places of cut-outs from before are not known, so they are made again.
UPDATE "items" SET "cutout_state" = 'waiting', "cutout_attempts" = 0, "cutout_begun_at" = null WHERE "front_cutout_id" IS NOT NULL OR "back_cutout_id" IS NOT NULL;
