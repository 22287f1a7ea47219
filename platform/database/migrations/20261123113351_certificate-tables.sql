CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	"years" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_of_the_same" UNIQUE("user_id","minutes","times","name")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_by_user" ON "certificates" USING btree ("user_id","issued_at" DESC NULLS FIRST);