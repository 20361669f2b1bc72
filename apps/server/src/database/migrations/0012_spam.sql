DROP INDEX "chats_enabled";--> statement-breakpoint
DROP INDEX "chats_stage";--> statement-breakpoint
DROP INDEX "chats_unread";--> statement-breakpoint
DROP INDEX "chats_needing";--> statement-breakpoint
DROP INDEX "chats_awaiting";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "spam" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "not_spam_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chats_listed" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE spam is null;--> statement-breakpoint
CREATE INDEX "chats_spam" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE spam is not null;--> statement-breakpoint
CREATE INDEX "chats_enabled" ON "chats" USING btree ("bot_id","autoreplies_enabled","last_activity_at","id") WHERE spam is null;--> statement-breakpoint
CREATE INDEX "chats_stage" ON "chats" USING btree ("bot_id","stage","last_activity_at","id") WHERE spam is null;--> statement-breakpoint
CREATE INDEX "chats_unread" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE unread > 0 and spam is null;--> statement-breakpoint
CREATE INDEX "chats_needing" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE (stage = 'needs_you' or send_failed_at is not null or send_unconfirmed_at is not null) and spam is null;--> statement-breakpoint
CREATE INDEX "chats_awaiting" ON "chats" USING btree ("bot_id","last_inbound_at") WHERE awaiting_since is not null and spam is null;