CREATE TABLE "team_foundings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"team_id" text,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"street" text NOT NULL,
	"why" text NOT NULL,
	"picture" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_names" (
	"key" text PRIMARY KEY NOT NULL,
	"team_id" text,
	"founding_id" text,
	CONSTRAINT "team_names_owner" CHECK (team_id is not null or founding_id is not null)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "requirements" jsonb DEFAULT '{"zh-CN":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "enrols_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "street" jsonb DEFAULT '{"zh-CN":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_foundings" ADD CONSTRAINT "team_foundings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_foundings" ADD CONSTRAINT "team_foundings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_names" ADD CONSTRAINT "team_names_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_names" ADD CONSTRAINT "team_names_founding_id_team_foundings_id_fk" FOREIGN KEY ("founding_id") REFERENCES "public"."team_foundings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_foundings_pending" ON "team_foundings" USING btree ("user_id") WHERE state = 'submitted' and kind = 'team';--> statement-breakpoint
CREATE UNIQUE INDEX "team_foundings_renaming" ON "team_foundings" USING btree ("team_id") WHERE state = 'submitted' and kind = 'name';--> statement-breakpoint
CREATE INDEX "team_foundings_waiting" ON "team_foundings" USING btree ("created_at","id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "team_foundings_by_user" ON "team_foundings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "team_foundings_by_picture" ON "team_foundings" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "team_names_by_team" ON "team_names" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_names_by_founding" ON "team_names" USING btree ("founding_id");--> statement-breakpoint
CREATE INDEX "activities_by_picture" ON "activities" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "activities_changed" ON "activities" USING btree ("changed_at","id") WHERE changed_at is not null;--> statement-breakpoint
CREATE INDEX "teams_by_logo" ON "teams" USING btree ("logo");--> statement-breakpoint
CREATE INDEX "teams_by_leader" ON "teams" USING btree ("leader_id");