CREATE TABLE "arriving_media" (
	"name" text PRIMARY KEY NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "arriving_media_by_time" ON "arriving_media" USING btree ("noted_at");