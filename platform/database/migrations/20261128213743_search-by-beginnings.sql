DROP INDEX "circle_posts_by_search";--> statement-breakpoint
DROP INDEX "circles_by_search";--> statement-breakpoint
DROP INDEX "suggestions_by_search";--> statement-breakpoint
DROP INDEX "teams_by_search";--> statement-breakpoint
DROP INDEX "wishes_by_search";--> statement-breakpoint
CREATE INDEX "circle_posts_by_words" ON "circle_posts" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "circles_by_words" ON "circles" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "suggestions_by_words" ON "suggestions" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "teams_by_words" ON "teams" USING gin (array_to_tsvector("search_parts"));--> statement-breakpoint
CREATE INDEX "wishes_by_words" ON "wishes" USING gin (array_to_tsvector("search_parts"));