-- Detected items of posts that were deleted stayed visible. The sweep deletes them.
UPDATE "items" SET "posted" = false WHERE "source" = 'detected' AND "posted"
	AND NOT EXISTS (SELECT 1 FROM "post_items" WHERE "post_items"."item_id" = "items"."id");
