CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"severity" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"area" jsonb,
	"link" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"correction" jsonb,
	"corrected_by" text,
	"corrected_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"told_up_to" text,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "alerts" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "alerts_by_end" ON "alerts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "alerts_to_tell" ON "alerts" USING btree ("starts_at") WHERE confirmed_at is not null and told_at is null;