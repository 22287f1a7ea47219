CREATE TABLE "message_actors" (
	"user_id" text NOT NULL,
	"fold_key" text NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_actors_user_id_fold_key_actor_id_pk" PRIMARY KEY("user_id","fold_key","actor_id")
);
--> statement-breakpoint
CREATE TABLE "message_gatherings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"before" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"shown" text[] NOT NULL,
	"pushed" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"shows_text" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_subscriptions" (
	"suggestion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suggestion_subscriptions_suggestion_id_user_id_pk" PRIMARY KEY("suggestion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"kind" text NOT NULL,
	"publisher_id" text NOT NULL,
	"content_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publications_kind_publisher_id_content_id_pk" PRIMARY KEY("kind","publisher_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "live_reminders" (
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "live_reminders_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "outside_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"platform" text NOT NULL,
	"name" jsonb NOT NULL,
	"url" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"type" integer NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" text,
	"reply_to_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_things" (
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"reports" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "reported_things_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "reports_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"blocked_by" text
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"state" text NOT NULL,
	"file" text,
	"size" bigint,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"making_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"shows_service" boolean NOT NULL,
	"in_rankings" boolean NOT NULL,
	"wishes_for" text NOT NULL,
	"keeps_history" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "messages_unread";--> statement-breakpoint
ALTER TABLE "guide_places" ALTER COLUMN "hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_kind" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "followers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "category" text DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fold_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "push_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "asker" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "follow_ups" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "follow_up_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_actors" ADD CONSTRAINT "message_actors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_actors" ADD CONSTRAINT "message_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_gatherings" ADD CONSTRAINT "message_gatherings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD CONSTRAINT "suggestion_subscriptions_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_subscriptions" ADD CONSTRAINT "suggestion_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_event_id_channels_content_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_accounts" ADD CONSTRAINT "outside_accounts_group_id_organisation_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."organisation_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_comments" ADD CONSTRAINT "held_comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_comments" ADD CONSTRAINT "held_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_things" ADD CONSTRAINT "reported_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_thing" FOREIGN KEY ("kind","thing_id") REFERENCES "public"."reported_things"("kind","thing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_actors_by_age" ON "message_actors" USING btree ("at");--> statement-breakpoint
CREATE INDEX "message_actors_by_actor" ON "message_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "suggestion_subscriptions_by_user" ON "suggestion_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("kind","publisher_id","published_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_by_content" ON "publications" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "live_reminders_waiting" ON "live_reminders" USING btree ("event_id","user_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outside_accounts_by_group" ON "outside_accounts" USING btree ("group_id","sort","id");--> statement-breakpoint
CREATE INDEX "held_comments_waiting" ON "held_comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "held_comments_by_user" ON "held_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reported_things_waiting" ON "reported_things" USING btree ("reports" DESC NULLS LAST,"opened_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reported_things_by_author" ON "reported_things" USING btree ("user_id","judged_at");--> statement-breakpoint
CREATE INDEX "reported_things_judged" ON "reported_things" USING btree ("judged_at") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "reports_by_thing" ON "reports" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "account_deletions_by_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "data_copies_by_user" ON "data_copies" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_waiting" ON "data_copies" USING btree ("user_id") WHERE state in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_by_user" ON "blocks" USING btree ("user_id","created_at" DESC NULLS FIRST,"blocked_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_by_category" ON "messages" USING btree ("user_id","category","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_folded" ON "messages" USING btree ("user_id","fold_key") WHERE read_at is null and fold_key is not null;--> statement-breakpoint
CREATE INDEX "messages_by_age" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_to_push" ON "messages" USING btree ("push_at") WHERE push_at is not null;--> statement-breakpoint
CREATE INDEX "suggestions_by_video" ON "suggestions" USING btree ("video");--> statement-breakpoint
CREATE INDEX "suggestions_figured" ON "suggestions" USING btree ("department_id","replied_at","reply_due_at","reopenings","is_escalated","stars") WHERE is_public and state in ('accepted', 'assigned', 'replied', 'reopened', 'confirmed', 'closed') and replied_at is not null;--> statement-breakpoint
CREATE INDEX "channel_subscriptions_by_user" ON "channel_subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST,"channel_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_by_user" ON "follows" USING btree ("user_id","kind","created_at" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","category") WHERE read_at is null;--> statement-breakpoint
UPDATE "guide_places" SET "hours" = NULL;
