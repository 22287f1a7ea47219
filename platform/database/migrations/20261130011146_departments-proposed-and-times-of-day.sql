ALTER TABLE "service_orders" ADD COLUMN "time_of_day" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "duties" jsonb DEFAULT '{"zh-CN":[],"en":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "to_forward" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "time_of_day" text DEFAULT 'any' NOT NULL;