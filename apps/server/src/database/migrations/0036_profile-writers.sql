ALTER TABLE "chats" ADD COLUMN "profile_writer" "xid";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "writer_before_profile" "xid";