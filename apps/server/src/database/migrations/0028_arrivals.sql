ALTER TABLE "chats" ADD COLUMN "engaged_trigger_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "engaged_post_id" text;--> statement-breakpoint
CREATE INDEX "chat_milestones_came" ON "chat_milestones" USING btree ("bot_id",least(began_at, engaged_at),"chat_id");