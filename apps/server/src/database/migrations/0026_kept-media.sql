ALTER TABLE "bots" ADD COLUMN "keeps_media" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_media" ADD COLUMN "received" boolean DEFAULT false NOT NULL;