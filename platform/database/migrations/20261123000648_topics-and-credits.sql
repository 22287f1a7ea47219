CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"portrait" text NOT NULL,
	"link" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sensitive_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_days" (
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"day" date NOT NULL,
	"contents" text[] NOT NULL,
	CONSTRAINT "credit_days_user_id_act_day_pk" PRIMARY KEY("user_id","act","day")
);
--> statement-breakpoint
CREATE TABLE "credit_rules" (
	"act" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"most_per_day" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"content_id" text NOT NULL,
	"type" smallint NOT NULL,
	"credits" integer NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credits_user_id_act_content_id_pk" PRIMARY KEY("user_id","act","content_id")
);
--> statement-breakpoint
CREATE TABLE "selection" (
	"content_id" text PRIMARY KEY NOT NULL,
	"note" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "comments_hottest";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "rank" integer GENERATED ALWAYS AS (likes * 1 + replies * 2) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_days" ADD CONSTRAINT "credit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_in_order" ON "characters" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "credits_by_user" ON "credits" USING btree ("user_id","earned_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST,"act" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "selection_newest" ON "selection" USING btree ("chosen_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_hottest" ON "comments" USING btree ("content_id","pinned" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null and deleted_at is null;