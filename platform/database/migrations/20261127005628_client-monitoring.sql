CREATE TABLE "client_builds" (
	"version" text PRIMARY KEY NOT NULL,
	"first_seen" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_fault_kinds" (
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"frames" jsonb NOT NULL,
	CONSTRAINT "client_fault_kinds_day_fingerprint_pk" PRIMARY KEY("day","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "client_faults" (
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"faults" integer NOT NULL,
	CONSTRAINT "client_faults_day_fingerprint_screen_version_pk" PRIMARY KEY("day","fingerprint","screen","version")
);
--> statement-breakpoint
CREATE TABLE "client_views" (
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"network" text NOT NULL,
	"language" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "client_views_day_screen_version_host_network_language_pk" PRIMARY KEY("day","screen","version","host","network","language")
);
--> statement-breakpoint
CREATE TABLE "client_vitals" (
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"bucket" integer NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "client_vitals_day_screen_version_host_network_name_bucket_pk" PRIMARY KEY("day","screen","version","host","network","name","bucket")
);
--> statement-breakpoint
CREATE INDEX "client_builds_by_last_seen" ON "client_builds" USING btree ("last_seen");