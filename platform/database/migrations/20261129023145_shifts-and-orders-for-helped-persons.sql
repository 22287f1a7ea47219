ALTER TABLE "activities" ADD COLUMN "shifts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_members" ADD COLUMN "shift_id" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "helped_person_id" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_helped_person_id_helped_persons_id_fk" FOREIGN KEY ("helped_person_id") REFERENCES "public"."helped_persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_orders_by_helped_person" ON "service_orders" USING btree ("helped_person_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE helped_person_id is not null;