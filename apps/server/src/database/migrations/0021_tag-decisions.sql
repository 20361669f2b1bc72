ALTER TABLE "chat_tags" ADD COLUMN "decided" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Who may be in danger or under age is not scored any more.
UPDATE "chats" SET "score_due_at" = '2000-01-01 00:00:00+00' WHERE "stage" = 'needs_you' AND "hand_over_reason" IN ('red-flag', 'minor', 'anger', 'asked-for-deletion');
