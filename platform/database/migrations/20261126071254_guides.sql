CREATE TABLE "guide_opinions" (
	"guide_id" text NOT NULL,
	"person" text NOT NULL,
	"useful" boolean NOT NULL,
	"lack" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guide_opinions_guide_id_person_pk" PRIMARY KEY("guide_id","person")
);
--> statement-breakpoint
CREATE TABLE "guide_places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"theme" text NOT NULL,
	"events" text[] NOT NULL,
	"organisation_id" text,
	"conditions" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"legal_days" smallint,
	"promised_days" smallint NOT NULL,
	"place_ids" text[] NOT NULL,
	"questions" jsonb NOT NULL,
	"laws" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"checked_on" date NOT NULL,
	"valid_until" date,
	"heat" double precision DEFAULT 0 NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"opinions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_opinions" ADD CONSTRAINT "guide_opinions_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guides_by_heat" ON "guides" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guides_of_theme" ON "guides" USING btree ("theme","heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guides_of_organisation" ON "guides" USING btree ("organisation_id","heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guides_by_event" ON "guides" USING gin ("events");