ALTER TABLE "agents" ADD COLUMN "goodbye" text;--> statement-breakpoint
ALTER TABLE "chat_milestones" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "lost_note" text;--> statement-breakpoint
CREATE INDEX "chat_milestones_lost" ON "chat_milestones" USING btree ("bot_id","lost_reason","began_at","chat_id") WHERE lost_reason is not null;