CREATE TABLE "clip_sends" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"clip_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"when_to_use" text NOT NULL,
	"per_contact_once" boolean NOT NULL,
	"shows_person" boolean NOT NULL,
	"consent_by" text,
	"consent_until" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clip_sends" ADD CONSTRAINT "clip_sends_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_sends" ADD CONSTRAINT "clip_sends_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_sends_chat" ON "clip_sends" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "clip_sends_clip" ON "clip_sends" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "clips_workspace" ON "clips" USING btree ("workspace_id");