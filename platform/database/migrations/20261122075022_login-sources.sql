CREATE TABLE "login_sources" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_url" text,
	"from_user_id" text,
	"jump_url" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_sources" ADD CONSTRAINT "login_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_sources_by_user" ON "login_sources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_sources_by_age" ON "login_sources" USING btree ("created_at");