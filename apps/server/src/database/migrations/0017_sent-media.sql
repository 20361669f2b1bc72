CREATE TABLE "sent_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_media" ADD CONSTRAINT "sent_media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_media" ADD CONSTRAINT "sent_media_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_media" ADD CONSTRAINT "sent_media_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_media_workspace" ON "sent_media" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "sent_media_chat" ON "sent_media" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_media_message" ON "sent_media" USING btree ("message_id");