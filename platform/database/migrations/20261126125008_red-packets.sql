CREATE TABLE "packet_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"budget" integer NOT NULL,
	"remaining" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"most_openings" integer,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "packet_campaigns_remaining" CHECK (remaining >= 0 and remaining <= budget)
);
--> statement-breakpoint
CREATE TABLE "packet_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"ordinal" integer NOT NULL,
	"cents" integer NOT NULL,
	"phone_mark" text,
	"device_mark" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	CONSTRAINT "packet_openings_cents" CHECK (cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "packet_openings" ADD CONSTRAINT "packet_openings_campaign_id_packet_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."packet_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_openings" ADD CONSTRAINT "packet_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "packet_openings_once_a_day" ON "packet_openings" USING btree ("campaign_id","user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "packet_openings_in_order" ON "packet_openings" USING btree ("campaign_id","user_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "packet_openings_by_phone" ON "packet_openings" USING btree ("campaign_id","phone_mark","day");--> statement-breakpoint
CREATE UNIQUE INDEX "packet_openings_by_device" ON "packet_openings" USING btree ("campaign_id","device_mark","day");--> statement-breakpoint
CREATE INDEX "packet_openings_by_user" ON "packet_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "packet_openings_won" ON "packet_openings" USING btree ("campaign_id","opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE cents > 0 and reversed_at is null;--> statement-breakpoint
CREATE INDEX "packet_openings_marked" ON "packet_openings" USING btree ("opened_at") WHERE phone_mark is not null or device_mark is not null;