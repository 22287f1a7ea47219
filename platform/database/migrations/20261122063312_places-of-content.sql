DROP INDEX "contents_by_type";--> statement-breakpoint
DROP INDEX "contents_by_category_type";--> statement-breakpoint
DROP INDEX "contents_by_sub_category_type";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "hot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_by_place_type" ON "contents" USING btree ("place","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "contents_by_place_category_type" ON "contents" USING btree ("place","category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_place_sub_category_type" ON "contents" USING btree ("place","sub_category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;