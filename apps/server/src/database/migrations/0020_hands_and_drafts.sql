CREATE TABLE "take_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"via" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "refused_drafts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "take_overs" ADD CONSTRAINT "take_overs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "take_overs_chat" ON "take_overs" USING btree ("chat_id","at");--> statement-breakpoint
-- What is known of earlier times: who has a chat now, and the note that the agent still goes by.
INSERT INTO take_overs (id, chat_id, at, via)
SELECT gen_random_uuid(), id, taken_over_at, taken_over_via FROM chats WHERE taken_over_at IS NOT NULL AND taken_over_via IS NOT NULL;--> statement-breakpoint
UPDATE hand_backs SET note = chats.hand_back_note FROM chats WHERE chats.id = hand_backs.chat_id AND chats.handed_back_at = hand_backs.at;
