ALTER TABLE "circle_members" ADD COLUMN "posts_told_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "place" jsonb DEFAULT '{"zh-CN":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "people" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "held_comments" ADD COLUMN "people" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "circle_members_told" ON "circle_members" USING btree ("user_id","circle_id") WHERE posts_told_since is not null;--> statement-breakpoint
CREATE INDEX "circle_posts_open" ON "circle_posts" USING btree ("published_at","id") WHERE state = 'published' and not is_closed;--> statement-breakpoint
CREATE INDEX "code_scans_by_age" ON "code_scans" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_phrases_by_age" ON "search_phrases" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "channel_viewers_by_expiry" ON "channel_viewers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_messages_by_age" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_reminders_by_sending" ON "live_reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "credit_days_by_day" ON "credit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "play_positions_by_age" ON "play_positions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "visits_by_age" ON "visits" USING btree ("visited_at");