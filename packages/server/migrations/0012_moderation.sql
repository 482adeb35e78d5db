CREATE TABLE "moderation_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"author_id" text NOT NULL,
	"report_count" integer DEFAULT 1 NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"moderator_id" text NOT NULL,
	"author_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"act" text NOT NULL,
	"reason" text,
	"words" text NOT NULL,
	"until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_decisions_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"reporter_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"case_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reporter_id_target_type_target_id_pk" PRIMARY KEY("reporter_id","target_type","target_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_unique" ON "moderation_cases" USING btree ("target_type","target_id") WHERE "moderation_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_index" ON "moderation_cases" USING btree ("report_count" DESC NULLS LAST,"reported_at","id") WHERE "moderation_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_author_index" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_newest_index" ON "moderation_decisions" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "moderation_decisions_author_index" ON "moderation_decisions" USING btree ("author_id","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_case_index" ON "reports" USING btree ("case_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "refuse_decision_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.words = '' THEN
		OLD.words := '';
		IF OLD = NEW THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION 'decisions of moderators are not changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_append_only" BEFORE UPDATE OR DELETE ON "moderation_decisions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_decision_change"();
