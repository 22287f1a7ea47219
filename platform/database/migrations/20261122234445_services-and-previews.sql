CREATE TABLE "module_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"module_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"icon" text NOT NULL,
	"link" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"page_id" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "preview_token" text;--> statement-breakpoint
ALTER TABLE "module_entries" ADD CONSTRAINT "module_entries_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_entries_by_module" ON "module_entries" USING btree ("module_id","sort");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_preview_token_unique" UNIQUE("preview_token");