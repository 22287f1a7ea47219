CREATE INDEX "activities_coming_by_place" ON "activities" USING gist (point(longitude, latitude)) WHERE state in ('announced', 'enrolling', 'running');--> statement-breakpoint
CREATE INDEX "venues_by_place_centre" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'centre';--> statement-breakpoint
CREATE INDEX "venues_by_place_office" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'office';--> statement-breakpoint
CREATE INDEX "venues_by_place_station" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'station';--> statement-breakpoint
CREATE INDEX "venues_by_place_base" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'base';--> statement-breakpoint
CREATE INDEX "venues_by_place_spot" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'spot';