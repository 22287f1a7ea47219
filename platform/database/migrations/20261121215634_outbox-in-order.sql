DROP INDEX "outbox_by_time";--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("sent_at","id");