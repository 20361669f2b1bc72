CREATE TABLE "channel_tests" (
	"bot_id" uuid PRIMARY KEY NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "reengagement_rules" jsonb DEFAULT '{"matches":[],"excludeWords":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_tests" ADD CONSTRAINT "channel_tests_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "chats" SET "spam" = 'detected' WHERE "spam" = 'seen';
