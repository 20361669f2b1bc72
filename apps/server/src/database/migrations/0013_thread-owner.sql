ALTER TABLE "chats" ADD COLUMN "other_app_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "other_app_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "thread_returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "thread_returned_by" text;