CREATE TABLE "configuration_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"configuration" jsonb NOT NULL,
	"operator" text NOT NULL,
	"summary" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"digest" text NOT NULL,
	"document" jsonb,
	"waiting" jsonb,
	"due_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_in" text,
	"problem" text,
	"operator" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "published_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" text NOT NULL,
	"guid" text NOT NULL,
	"content_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"link" text,
	"digest" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "imported_items_import_id_guid_pk" PRIMARY KEY("import_id","guid")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"organisation_id" text NOT NULL,
	"sub_category_id" text,
	"title" text DEFAULT '' NOT NULL,
	"album_id" text,
	"state" text DEFAULT 'active' NOT NULL,
	"etag" text,
	"last_modified" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_album_id_contents_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_documents_due" ON "published_documents" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "imported_items_by_content" ON "imported_items" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "imports_by_album" ON "imports" USING btree ("album_id");