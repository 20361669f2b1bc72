-- Agents that exist say it where a law asks for it, and nowhere else; new ones always do.
ALTER TABLE "agents" ADD COLUMN "disclosure_mode" text DEFAULT 'where_required' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ALTER COLUMN "disclosure_mode" SET DEFAULT 'always';--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "disclosure_sentences" jsonb;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD COLUMN "undisclosed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A default tells older messages apart without writing each of them.
ALTER TABLE "messages" ADD COLUMN "disclosure" text DEFAULT 'unrecorded';--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "disclosure" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD COLUMN "disclosure" text;
