CREATE TABLE "search_entries" (
	"content_id" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"key" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"language" text NOT NULL,
	"score" real NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"titles" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("published_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_by_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_phrases_by_prefix" ON "search_phrases" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_phrases_hot" ON "search_phrases" USING btree ("language","score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_by_prefix" ON "search_words" USING btree ("word" text_pattern_ops);