CREATE TABLE "class_members" (
	"user_id" text NOT NULL,
	"class_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_members_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "learning_clocks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_times" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"class_id" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "learning_times_user_id_day_class_id_pk" PRIMARY KEY("user_id","day","class_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"attended_at" timestamp (3) with time zone,
	"homework_done_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"played_to" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"number" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"content_id" text,
	"homework" jsonb,
	"homework_due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "study_classes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"cover" text NOT NULL,
	"teacher" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_winners" (
	"campaign_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"prize" jsonb NOT NULL,
	"rank" smallint NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_winners_campaign_id_entry_id_pk" PRIMARY KEY("campaign_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"results_at" timestamp (3) with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"share" jsonb,
	"state" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "campaigns_topic_id_unique" UNIQUE("topic_id"),
	CONSTRAINT "campaigns_times" CHECK (opens_at < closes_at and closes_at <= results_at)
);
--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_study_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."study_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_clocks" ADD CONSTRAINT "learning_clocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_times" ADD CONSTRAINT "learning_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_times" ADD CONSTRAINT "learning_times_class_id_study_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."study_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_class_id_study_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."study_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_winners" ADD CONSTRAINT "campaign_winners_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_winners" ADD CONSTRAINT "campaign_winners_entry_id_shows_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_topic_id_contents_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_members_by_class" ON "class_members" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE INDEX "learning_times_by_class" ON "learning_times" USING btree ("user_id","class_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_lesson" ON "lesson_progress" USING btree ("lesson_id","user_id");--> statement-breakpoint
CREATE INDEX "lessons_by_time" ON "lessons" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "lessons_by_class" ON "lessons" USING btree ("class_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "lessons_by_content" ON "lessons" USING btree ("content_id") WHERE content_id is not null;--> statement-breakpoint
CREATE INDEX "lessons_by_homework" ON "lessons" USING btree ("homework_due_at","id") WHERE homework_due_at is not null;--> statement-breakpoint
CREATE INDEX "study_classes_newest" ON "study_classes" USING btree ("added_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_classes_by_kind" ON "study_classes" USING btree ("kind","added_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "campaign_winners_by_entry" ON "campaign_winners" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("opens_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';