ALTER TABLE "agents" ADD COLUMN "follow_ups_since" timestamp (3) with time zone;--> statement-breakpoint
-- Sequences that are on already count from here.
UPDATE "agents" SET "follow_ups_since" = now() WHERE ("follow_ups"->>'enabled')::boolean;
