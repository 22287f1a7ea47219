CREATE TABLE "venue_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"phone" text
);
--> statement-breakpoint
ALTER TABLE "venue_staff" ADD CONSTRAINT "venue_staff_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venue_staff_by_venue" ON "venue_staff" USING btree ("venue_id","place","id");--> statement-breakpoint
CREATE INDEX "users_by_inviter" ON "users" USING btree ("from_user_id","created_at",md5(id)) WHERE from_user_id is not null;