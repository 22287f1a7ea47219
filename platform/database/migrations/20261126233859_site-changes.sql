CREATE TABLE "site_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_changes_by_age" ON "site_changes" USING btree ("at");