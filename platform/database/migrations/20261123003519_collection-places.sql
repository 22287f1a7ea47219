CREATE TABLE "collection_places" (
	"user_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"content_id" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_places_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id")
);
--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_collection_id_contents_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_places_by_collection" ON "collection_places" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collection_places_by_content" ON "collection_places" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "collection_items_by_content" ON "collection_items" USING btree ("content_id");