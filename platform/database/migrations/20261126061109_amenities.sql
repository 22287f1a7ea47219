CREATE TABLE "amenities" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb,
	"phone" text,
	"accessibility" jsonb NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"checked_on" date NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "amenities_by_place" ON "amenities" USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX "amenities_by_place_government" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'government';--> statement-breakpoint
CREATE INDEX "amenities_by_place_health" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'health';--> statement-breakpoint
CREATE INDEX "amenities_by_place_pharmacy" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'pharmacy';--> statement-breakpoint
CREATE INDEX "amenities_by_place_police" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'police';--> statement-breakpoint
CREATE INDEX "amenities_by_place_culture" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'culture';--> statement-breakpoint
CREATE INDEX "amenities_by_place_sport" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'sport';--> statement-breakpoint
CREATE INDEX "amenities_by_place_park" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'park';--> statement-breakpoint
CREATE INDEX "amenities_by_place_market" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'market';--> statement-breakpoint
CREATE INDEX "amenities_by_place_transport" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'transport';--> statement-breakpoint
CREATE INDEX "amenities_by_place_toilet" ON "amenities" USING gist (point(longitude, latitude)) WHERE kind = 'toilet';--> statement-breakpoint
CREATE INDEX "amenities_by_name_zh" ON "amenities" USING btree ((name->>'zh-CN'),"id");--> statement-breakpoint
CREATE INDEX "amenities_by_kind_zh" ON "amenities" USING btree ("kind",(name->>'zh-CN'),"id");--> statement-breakpoint
CREATE INDEX "amenities_by_name_en" ON "amenities" USING btree ((name->>'en'),"id");--> statement-breakpoint
CREATE INDEX "amenities_by_kind_en" ON "amenities" USING btree ("kind",(name->>'en'),"id");