ALTER TABLE "chats" ADD COLUMN "score" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "score_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "score_due_at" timestamp (3) with time zone DEFAULT '2000-01-01 00:00:00+00'::timestamptz;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_board" ON "chats" USING btree ("bot_id","stage","score","id") WHERE spam is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_score_due" ON "chats" USING btree ("score_due_at") WHERE score_due_at is not null;