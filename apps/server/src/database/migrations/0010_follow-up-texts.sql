CREATE TABLE "follow_up_texts" (
	"chat_id" uuid NOT NULL,
	"turn" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "follow_up_texts_chat_id_turn_step_id_pk" PRIMARY KEY("chat_id","turn","step_id")
);
--> statement-breakpoint
ALTER TABLE "follow_up_texts" ADD CONSTRAINT "follow_up_texts_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;