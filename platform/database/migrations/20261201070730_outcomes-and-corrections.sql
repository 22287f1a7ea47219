ALTER TABLE "guides" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "article_details" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "concerns" ADD COLUMN "guide_rule" text;--> statement-breakpoint
CREATE INDEX "shares_by_user" ON "shares" USING btree ("user_id","created_at" DESC NULLS FIRST) WHERE user_id is not null;