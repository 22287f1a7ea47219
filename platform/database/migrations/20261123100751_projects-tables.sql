CREATE TABLE "project_helpers" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "project_helpers_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"aim" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"cover" text NOT NULL,
	"kinds" text[] NOT NULL,
	"team_id" text,
	"organisation_id" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"state" text NOT NULL,
	"activities" integer DEFAULT 0 NOT NULL,
	"helpers" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "service_minutes" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "project_helpers" ADD CONSTRAINT "project_helpers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_helpers" ADD CONSTRAINT "project_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_helpers_by_user" ON "project_helpers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("starts_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_state" ON "projects" USING btree ("state","starts_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_kind" ON "projects" USING gin ("kinds");--> statement-breakpoint
CREATE INDEX "activities_by_project" ON "activities" USING btree ("project_id","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_minutes_by_project" ON "service_minutes" USING btree ("project_id","ended_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST,"activity_id" DESC NULLS FIRST);