ALTER TABLE "teams" ADD COLUMN "most_members" integer;--> statement-breakpoint
ALTER TABLE "volunteers" ADD COLUMN "team_id" text;