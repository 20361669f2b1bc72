CREATE TABLE "assignment_rules" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL,
	"last_assignee_id" uuid
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "next_action" jsonb;--> statement-breakpoint
ALTER TABLE "assignment_rules" ADD CONSTRAINT "assignment_rules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_assigned" ON "chats" USING btree ("assignee_id","bot_id","last_activity_at","id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "chats_unassigned" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE assignee_id is null and spam is null;