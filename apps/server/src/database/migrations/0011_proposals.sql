CREATE TABLE "booking_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"slots" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"guest" jsonb NOT NULL,
	"state" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quick_replies" jsonb;--> statement-breakpoint
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_proposals_chat" ON "booking_proposals" USING btree ("chat_id","said_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_proposals_live" ON "booking_proposals" USING btree ("chat_id") WHERE state = 'live';