ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "removal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "held_comments" ADD COLUMN "comment_id" text;--> statement-breakpoint
ALTER TABLE "held_comments" ADD CONSTRAINT "held_comments_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null or removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "held_comments_of_comment" ON "held_comments" USING btree ("comment_id");