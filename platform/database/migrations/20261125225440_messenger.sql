CREATE TABLE "messenger_credentials" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed_value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"renewing_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;