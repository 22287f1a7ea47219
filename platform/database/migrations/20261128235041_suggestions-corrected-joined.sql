CREATE TABLE "partial_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	"years" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"activity_id" text DEFAULT '' NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	CONSTRAINT "partial_certificates_of_the_same" UNIQUE("user_id","activity_id","from_day","until_day","minutes","times","name"),
	CONSTRAINT "partial_certificates_hours" CHECK (minutes > 0)
);
--> statement-breakpoint
DROP INDEX "suggestions_newest";--> statement-breakpoint
DROP INDEX "suggestions_by_state";--> statement-breakpoint
DROP INDEX "suggestions_by_department";--> statement-breakpoint
DROP INDEX "suggestions_counted";--> statement-breakpoint
DROP INDEX "suggestions_hottest";--> statement-breakpoint
DROP INDEX "suggestions_by_position";--> statement-breakpoint
DROP INDEX "suggestions_figured";--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "request" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "question" jsonb DEFAULT '{"zh-CN":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD COLUMN "joined_from" text;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD COLUMN "joined_from" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "corrections" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "joined_id" text;--> statement-breakpoint
ALTER TABLE "reported_things" ADD COLUMN "is_kept_by_circle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partial_certificates" ADD CONSTRAINT "partial_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partial_certificates_by_user" ON "partial_certificates" USING btree ("user_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD CONSTRAINT "suggestion_subscriptions_joined_from_suggestions_id_fk" FOREIGN KEY ("joined_from") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD CONSTRAINT "suggestion_supports_joined_from_suggestions_id_fk" FOREIGN KEY ("joined_from") REFERENCES "public"."suggestions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_joined_id_suggestions_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."suggestions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_subscriptions_by_joined" ON "suggestion_subscriptions" USING btree ("joined_from");--> statement-breakpoint
CREATE INDEX "suggestion_supports_by_joined" ON "suggestion_supports" USING btree ("joined_from");--> statement-breakpoint
CREATE INDEX "suggestions_by_joined" ON "suggestions" USING btree ("joined_id") WHERE joined_id is not null;--> statement-breakpoint
CREATE INDEX "suggestions_newest" ON "suggestions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_state" ON "suggestions" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_department" ON "suggestions" USING btree ("department_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_counted" ON "suggestions" USING btree ("department_id","state") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_hottest" ON "suggestions" USING btree ("supporters" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_position" ON "suggestions" USING gist (point(longitude, latitude)) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_figured" ON "suggestions" USING btree ("department_id","replied_at","reply_due_at","reopenings","is_escalated","stars") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined') and replied_at is not null;