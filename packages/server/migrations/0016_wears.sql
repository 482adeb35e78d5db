CREATE TABLE "wear_items" (
	"wear_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wear_items_wear_id_item_id_pk" PRIMARY KEY("wear_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "wears" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"date" date NOT NULL,
	"planned" boolean NOT NULL,
	"outfit_id" text,
	"post_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "wear_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "last_worn" date;--> statement-breakpoint
ALTER TABLE "wear_items" ADD CONSTRAINT "wear_items_wear_id_wears_id_fk" FOREIGN KEY ("wear_id") REFERENCES "public"."wears"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wear_items" ADD CONSTRAINT "wear_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wears" ADD CONSTRAINT "wears_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wears" ADD CONSTRAINT "wears_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wears" ADD CONSTRAINT "wears_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wear_items_item_index" ON "wear_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wears_owner_index" ON "wears" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "wears_outfit_index" ON "wears" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "wears_post_index" ON "wears" USING btree ("post_id");