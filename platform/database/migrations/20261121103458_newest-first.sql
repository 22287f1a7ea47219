DROP INDEX "messages_by_user";--> statement-breakpoint
DROP INDEX "visits_by_user";--> statement-breakpoint
DROP INDEX "comments_newest";--> statement-breakpoint
DROP INDEX "comments_hottest";--> statement-breakpoint
DROP INDEX "contents_newest";--> statement-breakpoint
DROP INDEX "contents_by_category";--> statement-breakpoint
DROP INDEX "contents_by_sub_category";--> statement-breakpoint
DROP INDEX "contents_by_type";--> statement-breakpoint
DROP INDEX "contents_by_category_type";--> statement-breakpoint
DROP INDEX "contents_by_sub_category_type";--> statement-breakpoint
DROP INDEX "contents_by_organisation";--> statement-breakpoint
DROP INDEX "collections_by_user";--> statement-breakpoint
DROP INDEX "collections_by_user_type";--> statement-breakpoint
DROP INDEX "likes_by_content";--> statement-breakpoint
CREATE INDEX "messages_by_user" ON "messages" USING btree ("user_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visits_by_user" ON "visits" USING btree ("user_id","visited_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("content_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "comments_hottest" ON "comments" USING btree ("content_id","pinned" DESC NULLS FIRST,"likes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "contents_by_category" ON "contents" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_sub_category" ON "contents" USING btree ("sub_category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_type" ON "contents" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "contents_by_category_type" ON "contents" USING btree ("category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_sub_category_type" ON "contents" USING btree ("sub_category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_organisation" ON "contents" USING btree ("organisation_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "collections_by_user" ON "collections" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collections_by_user_type" ON "collections" USING btree ("user_id","type","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_by_content" ON "likes" USING btree ("content_id","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);