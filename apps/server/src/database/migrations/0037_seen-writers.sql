ALTER TABLE "bots" ADD COLUMN "seen_writer" "xid";--> statement-breakpoint
ALTER TABLE "bots" ADD COLUMN "writer_before_seen" "xid";