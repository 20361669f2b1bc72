CREATE TABLE "chat_briefs" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"state" text NOT NULL,
	"skipped_for" text,
	"parts" jsonb,
	"oldest_at" timestamp (3) with time zone,
	"basis" text NOT NULL,
	"model" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_briefs" ADD CONSTRAINT "chat_briefs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_briefs" ADD CONSTRAINT "chat_briefs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_briefs_workspace" ON "chat_briefs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "chat_briefs_oldest" ON "chat_briefs" USING btree ("oldest_at");