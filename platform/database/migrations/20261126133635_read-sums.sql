CREATE TABLE "read_sums" (
	"period" text NOT NULL,
	"area" text NOT NULL,
	"content_id" text NOT NULL,
	"type" smallint NOT NULL,
	"readers" integer NOT NULL,
	"week_readers" integer NOT NULL,
	CONSTRAINT "read_sums_period_area_content_id_pk" PRIMARY KEY("period","area","content_id")
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "followers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "read_sums" ADD CONSTRAINT "read_sums_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_sums_most_read" ON "read_sums" USING btree ("period","area","type","readers" DESC NULLS FIRST,"content_id" DESC NULLS FIRST) WHERE readers >= 3;