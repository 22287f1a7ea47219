ALTER TABLE "organisations" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "longitude" double precision;--> statement-breakpoint
CREATE INDEX "organisations_by_place" ON "organisations" USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX "organisations_by_name_zh" ON "organisations" USING btree ((name->>'zh-CN'),"id") WHERE latitude is not null;--> statement-breakpoint
CREATE INDEX "organisations_by_name_en" ON "organisations" USING btree ((name->>'en'),"id") WHERE latitude is not null;