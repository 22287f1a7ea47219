CREATE TABLE "departments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"accept_days" integer NOT NULL,
	"reply_days" integer NOT NULL,
	"superior_id" text
);
--> statement-breakpoint
CREATE TABLE "suggestion_supports" (
	"suggestion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_affected" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suggestion_supports_suggestion_id_user_id_pk" PRIMARY KEY("suggestion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"department_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"place_name" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_public" boolean NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"accept_due_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"reply_due_at" timestamp (3) with time zone,
	"replied_at" timestamp (3) with time zone,
	"reopenings" smallint DEFAULT 0 NOT NULL,
	"is_escalated" boolean DEFAULT false NOT NULL,
	"stars" smallint,
	"evaluation" jsonb,
	"supporters" integer DEFAULT 0 NOT NULL,
	"affected" integer DEFAULT 0 NOT NULL,
	"search_parts" text[] NOT NULL,
	CONSTRAINT "suggestions_counts" CHECK (affected >= 0 and supporters >= affected),
	CONSTRAINT "suggestions_reopenings" CHECK (reopenings between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "case_steps" ADD COLUMN "office" jsonb;--> statement-breakpoint
ALTER TABLE "case_steps" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_superior_id_departments_id_fk" FOREIGN KEY ("superior_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD CONSTRAINT "suggestion_supports_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD CONSTRAINT "suggestion_supports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_supports_by_user" ON "suggestion_supports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestions_newest" ON "suggestions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_by_state" ON "suggestions" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_by_department" ON "suggestions" USING btree ("department_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_counted" ON "suggestions" USING btree ("department_id","state") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_hottest" ON "suggestions" USING btree ("supporters" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_by_user" ON "suggestions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "suggestions_by_position" ON "suggestions" USING gist (point(longitude, latitude)) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed');--> statement-breakpoint
CREATE INDEX "suggestions_by_picture" ON "suggestions" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "suggestions_by_search" ON "suggestions" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "suggestions_waiting" ON "suggestions" USING btree ("state","updated_at") WHERE state not in ('refused', 'closed');