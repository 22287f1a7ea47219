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
CREATE INDEX "circle_posts_open" ON "circle_posts" USING btree ("published_at","id") WHERE state = 'published' and not is_closed;