ALTER TABLE "chats" ADD COLUMN "ad_message_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "window_refused_at" timestamp (3) with time zone;
