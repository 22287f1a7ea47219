CREATE TABLE "message_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"slots" jsonb NOT NULL,
	"refs" text[] NOT NULL,
	"path" text,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "several" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "refers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_events" ADD CONSTRAINT "message_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_events_by_message" ON "message_events" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_events_by_reference" ON "message_events" USING gin ("refs");--> statement-breakpoint
CREATE INDEX "messages_of_before" ON "messages" USING btree ("id") WHERE not refers;