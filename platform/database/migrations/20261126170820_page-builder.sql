CREATE TABLE "page_draft_steps" (
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" integer NOT NULL,
	"author_id" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_draft_steps_page_id_version_pk" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"page_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"kept" jsonb NOT NULL,
	"publications" integer DEFAULT 0 NOT NULL,
	"published_version" integer,
	"author_id" text,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_editors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_presences" (
	"page_id" text NOT NULL,
	"user_id" text NOT NULL,
	"card_id" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_presences_page_id_user_id_pk" PRIMARY KEY("page_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "page_publications" (
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"why" text NOT NULL,
	"author_id" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"planned_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"called_off_at" timestamp (3) with time zone,
	CONSTRAINT "page_publications_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft_of" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_draft_steps" ADD CONSTRAINT "page_draft_steps_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_steps" ADD CONSTRAINT "page_draft_steps_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_editors" ADD CONSTRAINT "page_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presences" ADD CONSTRAINT "page_presences_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presences" ADD CONSTRAINT "page_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_draft_steps_by_author" ON "page_draft_steps" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "page_draft_steps_by_picture" ON "page_draft_steps" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "page_presences_by_time" ON "page_presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "page_presences_by_user" ON "page_presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "page_publications_due" ON "page_publications" USING btree ("planned_at");--> statement-breakpoint
CREATE INDEX "page_publications_by_author" ON "page_publications" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "page_publications_by_picture" ON "page_publications" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_draft_of_pages_id_fk" FOREIGN KEY ("draft_of") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_by_draft" ON "pages" USING btree ("draft_of");--> statement-breakpoint
CREATE INDEX "pages_by_picture" ON "pages" USING gin ("pictures" jsonb_path_ops);