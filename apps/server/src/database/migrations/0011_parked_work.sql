ALTER TABLE "jobs" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "starts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "parked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_set_aside" ON "webhook_deliveries" USING btree ("id") WHERE due_at is null and attempts >= 5;--> statement-breakpoint
CREATE INDEX "jobs_parked" ON "jobs" USING btree ("parked_at") WHERE parked_at is not null;