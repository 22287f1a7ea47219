ALTER TABLE "captcha_proofs" RENAME TO "code_proofs";--> statement-breakpoint
ALTER TABLE "phone_captchas" RENAME TO "verification_codes";--> statement-breakpoint
ALTER TABLE "collection_places" RENAME TO "last_episodes";--> statement-breakpoint
ALTER TABLE "collections" RENAME TO "favourites";--> statement-breakpoint
ALTER TABLE "last_episodes" DROP CONSTRAINT "collection_places_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "last_episodes" DROP CONSTRAINT "collection_places_collection_id_contents_id_fk";
--> statement-breakpoint
ALTER TABLE "last_episodes" DROP CONSTRAINT "collection_places_content_id_contents_id_fk";
--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "collections_content_id_contents_id_fk";
--> statement-breakpoint
DROP INDEX "captcha_proofs_by_expiry";--> statement-breakpoint
DROP INDEX "phone_captchas_by_expiry";--> statement-breakpoint
DROP INDEX "collection_places_by_collection";--> statement-breakpoint
DROP INDEX "collection_places_by_content";--> statement-breakpoint
DROP INDEX "collections_by_user";--> statement-breakpoint
DROP INDEX "collections_by_user_type";--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "phone_captchas_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "last_episodes" DROP CONSTRAINT "collection_places_user_id_collection_id_pk";--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "collections_user_id_content_id_pk";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose");--> statement-breakpoint
ALTER TABLE "last_episodes" ADD CONSTRAINT "last_episodes_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_content_id_pk" PRIMARY KEY("user_id","content_id");--> statement-breakpoint
ALTER TABLE "last_episodes" ADD CONSTRAINT "last_episodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_episodes" ADD CONSTRAINT "last_episodes_collection_id_contents_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_episodes" ADD CONSTRAINT "last_episodes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_proofs_by_expiry" ON "code_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_expiry" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "last_episodes_by_collection" ON "last_episodes" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "last_episodes_by_content" ON "last_episodes" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "favourites_by_user" ON "favourites" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_by_user_type" ON "favourites" USING btree ("user_id","type","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);