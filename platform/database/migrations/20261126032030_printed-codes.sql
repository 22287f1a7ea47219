CREATE TABLE "printed_code_visits" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"system" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "printed_code_visits_code_day_system_pk" PRIMARY KEY("code","day","system")
);
--> statement-breakpoint
CREATE TABLE "printed_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "printed_code_visits" ADD CONSTRAINT "printed_code_visits_code_printed_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."printed_codes"("code") ON DELETE cascade ON UPDATE no action;