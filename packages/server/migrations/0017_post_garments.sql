ALTER TABLE "post_items" ADD COLUMN "garment_type" text;--> statement-breakpoint
ALTER TABLE "post_items" ADD COLUMN "garment_color" text;--> statement-breakpoint
ALTER TABLE "post_items" ADD COLUMN "posted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "post_items" SET
	"garment_type" = coalesce(nullif("items"."subcategory", ''), nullif("items"."category", '')),
	"garment_color" = nullif(lower(trim("items"."color")), ''),
	"posted_at" = "posts"."created_at"
FROM "items", "posts" WHERE "items"."id" = "post_items"."item_id" AND "posts"."id" = "post_items"."post_id";--> statement-breakpoint
CREATE INDEX "post_items_garment_index" ON "post_items" USING btree ("garment_type","garment_color","posted_at" DESC NULLS LAST,"post_id" DESC NULLS LAST) WHERE "post_items"."garment_type" is not null and "post_items"."garment_color" is not null;--> statement-breakpoint
CREATE FUNCTION "set_post_garment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT coalesce(nullif("subcategory", ''), nullif("category", '')), nullif(lower(trim("color")), '')
	INTO NEW."garment_type", NEW."garment_color" FROM "items" WHERE "id" = NEW."item_id";
	SELECT "created_at" INTO NEW."posted_at" FROM "posts" WHERE "id" = NEW."post_id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "change_post_garments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "post_items" SET
		"garment_type" = coalesce(nullif(NEW."subcategory", ''), nullif(NEW."category", '')),
		"garment_color" = nullif(lower(trim(NEW."color")), '')
	WHERE "item_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "post_items_garment" BEFORE INSERT ON "post_items"
	FOR EACH ROW EXECUTE FUNCTION "set_post_garment"();
--> statement-breakpoint
CREATE TRIGGER "items_post_garments" AFTER UPDATE OF "category", "subcategory", "color" ON "items"
	FOR EACH ROW WHEN ((OLD."category", OLD."subcategory", OLD."color")
		IS DISTINCT FROM (NEW."category", NEW."subcategory", NEW."color"))
	EXECUTE FUNCTION "change_post_garments"();
