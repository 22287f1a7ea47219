CREATE TABLE "team_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"receivers" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "reported_things" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "gets_letters" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "successor_id" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "offer_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "members_write" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_letters" ADD CONSTRAINT "team_letters_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_letters" ADD CONSTRAINT "team_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_letters_by_team" ON "team_letters" USING btree ("team_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_letters_by_user" ON "team_letters" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_successor_id_users_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teams_by_successor" ON "teams" USING btree ("successor_id") WHERE successor_id is not null;--> statement-breakpoint
-- The names of teams that stood before "team_names" came, so that no new team takes one. The key is that of `teamNameKey`;
-- its characters are listed, since what PostgreSQL takes for a letter depends on the locale. Of two old teams with one
-- name the older has it, and what a team has or a request waits for stays theirs.
INSERT INTO "team_names" ("key", "team_id")
SELECT "named"."key", "named"."id" FROM (
  SELECT "teams"."id", "teams"."created_at", regexp_replace(lower(normalize("written"."words", NFKC)),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02eb\u02ed\u02ef-\u036f\u0375\u03f6\u0482-\u0489\u1dc0-\u1dff\u200b-\u212e\u213a-\u214d\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309a\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u4dc0-\u4dff\ue000-\uf8ff\ufb1e-\ufe46\ufeff-\ufffd\U0001d300-\U0001d356\U0001f000-\U0001f0f5\U0001f10d-\U0001fbfa\U000e0001-\U000fffff]',
    '', 'g') AS "key"
  FROM "teams" CROSS JOIN LATERAL (VALUES ("teams"."name"->>'zh-CN'), ("teams"."name"->>'en')) AS "written" ("words")
  WHERE "teams"."closed_at" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "team_names" AS "had" WHERE "had"."team_id" = "teams"."id")
) AS "named"
WHERE "named"."key" <> ''
ORDER BY "named"."created_at", "named"."id"
ON CONFLICT ("key") DO NOTHING;
