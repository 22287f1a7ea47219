CREATE TABLE "concerns" (
	"content_id" text NOT NULL,
	"suggestion_id" text,
	"wish_id" text,
	"activity_id" text,
	"guide_id" text,
	"venue_id" text,
	"sort" integer NOT NULL,
	"named_in" text NOT NULL,
	CONSTRAINT "concerns_once" UNIQUE NULLS NOT DISTINCT("content_id","suggestion_id","wish_id","activity_id","guide_id","venue_id"),
	CONSTRAINT "concerns_one_thing" CHECK (num_nonnulls(suggestion_id, wish_id, activity_id, guide_id, venue_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concerns_by_suggestion_id" ON "concerns" USING btree ("suggestion_id") WHERE "suggestion_id" is not null;--> statement-breakpoint
CREATE INDEX "concerns_by_wish_id" ON "concerns" USING btree ("wish_id") WHERE "wish_id" is not null;--> statement-breakpoint
CREATE INDEX "concerns_by_activity_id" ON "concerns" USING btree ("activity_id") WHERE "activity_id" is not null;--> statement-breakpoint
CREATE INDEX "concerns_by_guide_id" ON "concerns" USING btree ("guide_id") WHERE "guide_id" is not null;--> statement-breakpoint
CREATE INDEX "concerns_by_venue_id" ON "concerns" USING btree ("venue_id") WHERE "venue_id" is not null;