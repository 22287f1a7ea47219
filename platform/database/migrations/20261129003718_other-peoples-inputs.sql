CREATE TABLE "message_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"slots" jsonb NOT NULL,
	"refs" text[] NOT NULL,
	"path" text,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "thread_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"commitment_id" bigint NOT NULL,
	"writer_id" text NOT NULL,
	"reader_id" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arriving_media" (
	"name" text PRIMARY KEY NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "circle_posts_by_search";--> statement-breakpoint
DROP INDEX "circles_by_search";--> statement-breakpoint
DROP INDEX "suggestions_by_search";--> statement-breakpoint
DROP INDEX "teams_by_search";--> statement-breakpoint
DROP INDEX "wishes_by_search";--> statement-breakpoint
DROP INDEX "suggestions_newest";--> statement-breakpoint
DROP INDEX "suggestions_by_state";--> statement-breakpoint
DROP INDEX "suggestions_by_department";--> statement-breakpoint
DROP INDEX "suggestions_counted";--> statement-breakpoint
DROP INDEX "suggestions_hottest";--> statement-breakpoint
DROP INDEX "suggestions_by_position";--> statement-breakpoint
DROP INDEX "suggestions_figured";--> statement-breakpoint
ALTER TABLE "reported_things" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "about" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "several" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "refers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "request" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "question" jsonb DEFAULT '{"zh-CN":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD COLUMN "joined_from" text;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD COLUMN "joined_from" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "corrections" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "joined_id" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "counted" text[];--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reported_things" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reported_things" ADD COLUMN "is_kept_by_circle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_events" ADD CONSTRAINT "message_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_certificates" ADD CONSTRAINT "partial_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_commitment_id_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."commitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_events_by_message" ON "message_events" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_events_by_reference" ON "message_events" USING gin ("refs");--> statement-breakpoint
CREATE INDEX "partial_certificates_by_user" ON "partial_certificates" USING btree ("user_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thread_notes_by_commitment" ON "thread_notes" USING btree ("commitment_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thread_notes_by_writer" ON "thread_notes" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "thread_notes_by_reader" ON "thread_notes" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "thread_notes_by_picture" ON "thread_notes" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "arriving_media_by_time" ON "arriving_media" USING btree ("noted_at");--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD CONSTRAINT "suggestion_subscriptions_joined_from_suggestions_id_fk" FOREIGN KEY ("joined_from") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_supports" ADD CONSTRAINT "suggestion_supports_joined_from_suggestions_id_fk" FOREIGN KEY ("joined_from") REFERENCES "public"."suggestions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_joined_id_suggestions_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."suggestions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_about" ON "idempotency_keys" USING gin ("about");--> statement-breakpoint
CREATE INDEX "messages_of_before" ON "messages" USING btree ("id") WHERE not refers;--> statement-breakpoint
CREATE INDEX "circle_post_parts_naming" ON "circle_post_parts" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "circle_posts_by_words" ON "circle_posts" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "circles_by_words" ON "circles" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "suggestion_subscriptions_by_joined" ON "suggestion_subscriptions" USING btree ("joined_from");--> statement-breakpoint
CREATE INDEX "suggestion_supports_by_joined" ON "suggestion_supports" USING btree ("joined_from");--> statement-breakpoint
CREATE INDEX "suggestions_by_words" ON "suggestions" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "suggestions_by_joined" ON "suggestions" USING btree ("joined_id") WHERE joined_id is not null;--> statement-breakpoint
CREATE INDEX "teams_by_words" ON "teams" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "wishes_by_words" ON "wishes" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "comments_naming" ON "comments" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "held_comments_naming" ON "held_comments" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "suggestions_newest" ON "suggestions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_state" ON "suggestions" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_department" ON "suggestions" USING btree ("department_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_counted" ON "suggestions" USING btree ("department_id","state") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_hottest" ON "suggestions" USING btree ("supporters" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_by_position" ON "suggestions" USING gist (point(longitude, latitude)) WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined');--> statement-breakpoint
CREATE INDEX "suggestions_figured" ON "suggestions" USING btree ("department_id","replied_at","reply_due_at","reopenings","is_escalated","stars") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed', 'joined') and replied_at is not null;