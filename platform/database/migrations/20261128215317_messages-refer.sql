CREATE TABLE "message_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"slots" jsonb NOT NULL,
	"refs" text[] NOT NULL,
	"path" text,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reported_things" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "about" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "several" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "refers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "counted" text[];--> statement-breakpoint
ALTER TABLE "reported_things" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_events" ADD CONSTRAINT "message_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_events_by_message" ON "message_events" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_events_by_reference" ON "message_events" USING gin ("refs");--> statement-breakpoint
CREATE INDEX "idempotency_keys_about" ON "idempotency_keys" USING gin ("about");--> statement-breakpoint
CREATE INDEX "messages_of_before" ON "messages" USING btree ("id") WHERE not refers;--> statement-breakpoint
CREATE INDEX "circle_post_parts_naming" ON "circle_post_parts" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "comments_naming" ON "comments" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "held_comments_naming" ON "held_comments" USING gin ("people" jsonb_path_ops);