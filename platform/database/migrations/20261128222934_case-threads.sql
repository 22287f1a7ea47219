CREATE TABLE "thread_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"commitment_id" bigint NOT NULL,
	"writer_id" text NOT NULL,
	"reader_id" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_commitment_id_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."commitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_notes_by_commitment" ON "thread_notes" USING btree ("commitment_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thread_notes_by_writer" ON "thread_notes" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "thread_notes_by_reader" ON "thread_notes" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "thread_notes_by_picture" ON "thread_notes" USING gin ("pictures" jsonb_path_ops);