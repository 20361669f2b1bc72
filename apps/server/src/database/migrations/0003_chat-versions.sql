ALTER TABLE "bots" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bots" DROP COLUMN "seen_writer";--> statement-breakpoint
ALTER TABLE "bots" DROP COLUMN "writer_before_seen";--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "profile_writer";--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "writer_before_profile";--> statement-breakpoint
DROP FUNCTION IF EXISTS lock_chat_as_seen(uuid, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS lock_chats_as_seen(uuid[], text[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS chat_version(uuid);
