-- What ANALYZE learns of these is never asked for, and takes it longer than all the rest: it would make the words of
-- thousands of messages anew, with the server waiting for its turn.
ALTER INDEX "messages_words" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "text" SET STATISTICS 0, ALTER COLUMN "attachments" SET STATISTICS 0, ALTER COLUMN "context" SET STATISTICS 0, ALTER COLUMN "reactions" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "decisions" ALTER COLUMN "record" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "chats" ALTER COLUMN "facts" SET STATISTICS 0, ALTER COLUMN "last_decision" SET STATISTICS 0, ALTER COLUMN "referral" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "body" SET STATISTICS 0;
