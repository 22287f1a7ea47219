CREATE TABLE "audience_members" (
	"audience" text NOT NULL,
	"user_id" text NOT NULL,
	"is_member" boolean NOT NULL,
	"muted_until" timestamp (3) with time zone,
	CONSTRAINT "audience_members_audience_user_id_pk" PRIMARY KEY("audience","user_id")
);
--> statement-breakpoint
CREATE TABLE "circle_post_parts" (
	"post_id" text PRIMARY KEY NOT NULL,
	"people" jsonb NOT NULL,
	"topics" jsonb NOT NULL,
	"link_id" text,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "circle_members" (
	"id" text GENERATED ALWAYS AS (circle_id || ':' || user_id) STORED,
	"circle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"rank" text DEFAULT 'member' NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL,
	"muted_until" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_members_circle_id_user_id_pk" PRIMARY KEY("circle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "circle_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"circle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"video" text,
	"place" jsonb NOT NULL,
	"state" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"chosen_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"is_removed_by_office" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search_parts" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_records" (
	"id" text PRIMARY KEY NOT NULL,
	"circle_id" text NOT NULL,
	"act" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"post_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"picture" text NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"join_mode" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"owner_id" text,
	"members" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_parts" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"site" text NOT NULL,
	"picture" text,
	"width" integer,
	"height" integer,
	"read_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "link_previews_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"poll_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_poll_id_number_pk" PRIMARY KEY("poll_id","number"),
	CONSTRAINT "poll_options_votes" CHECK (votes >= 0)
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" text NOT NULL,
	"user_id" text NOT NULL,
	"chosen" integer[] NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_votes_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question" text NOT NULL,
	"takes_several" boolean NOT NULL,
	"results" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"voters" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "polls_voters" CHECK (voters >= 0)
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "hotness" integer GENERATED ALWAYS AS (case when audience is null then null else floor(extract(epoch from published_at at time zone 'UTC') / 60)::int - 26297280 + round(log(greatest(1, likes * 1 + comments * 2)::double precision) * 2880)::int end) STORED;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_post_parts" ADD CONSTRAINT "circle_post_parts_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_post_parts" ADD CONSTRAINT "circle_post_parts_link_id_link_previews_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD CONSTRAINT "circle_posts_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD CONSTRAINT "circle_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_records" ADD CONSTRAINT "circle_records_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_records" ADD CONSTRAINT "circle_records_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_records" ADD CONSTRAINT "circle_records_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_records" ADD CONSTRAINT "circle_records_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circles" ADD CONSTRAINT "circles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_members_by_user" ON "audience_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "circle_post_parts_by_link" ON "circle_post_parts" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_members_by_id" ON "circle_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "circle_members_by_circle" ON "circle_members" USING btree ("circle_id","state","asked_at","user_id");--> statement-breakpoint
CREATE INDEX "circle_members_leading" ON "circle_members" USING btree ("circle_id","asked_at") WHERE rank <> 'member';--> statement-breakpoint
CREATE INDEX "circle_members_by_user" ON "circle_members" USING btree ("user_id","asked_at" DESC NULLS FIRST,"circle_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_posts_newest" ON "circle_posts" USING btree ("circle_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "circle_posts_best" ON "circle_posts" USING btree ("circle_id","chosen_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and chosen_at is not null;--> statement-breakpoint
CREATE INDEX "circle_posts_pinned" ON "circle_posts" USING btree ("circle_id","pinned_at" DESC NULLS FIRST) WHERE state = 'published' and pinned_at is not null;--> statement-breakpoint
CREATE INDEX "circle_posts_by_user" ON "circle_posts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_posts_by_picture" ON "circle_posts" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "circle_posts_by_video" ON "circle_posts" USING btree ("video");--> statement-breakpoint
CREATE INDEX "circle_posts_held" ON "circle_posts" USING btree ("created_at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "circle_posts_by_search" ON "circle_posts" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "circle_records_newest" ON "circle_records" USING btree ("circle_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_records_by_actor" ON "circle_records" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "circle_records_by_subject" ON "circle_records" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "circle_records_by_post" ON "circle_records" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "circles_by_size" ON "circles" USING btree ("members" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'hidden';--> statement-breakpoint
CREATE INDEX "circles_by_owner" ON "circles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "circles_by_search" ON "circles" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "link_previews_by_picture" ON "link_previews" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "link_previews_unused" ON "link_previews" USING btree ("read_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "polls_by_user" ON "polls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contents_hottest" ON "contents" USING btree ("audience","hotness" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE audience is not null and state in ('published', 'members');