CREATE TABLE "organisation_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "contents_by_organisation";--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD COLUMN "width" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD COLUMN "height" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "pictures" integer;--> statement-breakpoint
CREATE INDEX "contents_by_organisation_type" ON "contents" USING btree ("organisation_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;