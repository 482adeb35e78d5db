ALTER TABLE "items" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "purchase_date" date;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_paid_check" CHECK (("items"."paid_amount" is null) = ("items"."paid_currency" is null));