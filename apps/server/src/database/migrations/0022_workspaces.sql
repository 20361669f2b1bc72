CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspaces_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO workspaces (id, owner_id, created_at) SELECT gen_random_uuid(), id, created_at FROM users;--> statement-breakpoint
-- Each row goes from its user to the workspace of that user.
ALTER TABLE "agents" DROP CONSTRAINT "agents_user_id_users_id_fk";--> statement-breakpoint
UPDATE agents SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = agents.user_id;--> statement-breakpoint
ALTER TABLE "agents" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" DROP CONSTRAINT "bots_user_id_users_id_fk";--> statement-breakpoint
UPDATE bots SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = bots.user_id;--> statement-breakpoint
ALTER TABLE "bots" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" DROP CONSTRAINT "credentials_user_id_users_id_fk";--> statement-breakpoint
UPDATE credentials SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = credentials.user_id;--> statement-breakpoint
ALTER TABLE "credentials" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_tickets" DROP CONSTRAINT "connection_tickets_user_id_users_id_fk";--> statement-breakpoint
UPDATE connection_tickets SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = connection_tickets.user_id;--> statement-breakpoint
ALTER TABLE "connection_tickets" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "connection_tickets" ADD CONSTRAINT "connection_tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" DROP CONSTRAINT "chats_user_id_users_id_fk";--> statement-breakpoint
UPDATE chats SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = chats.user_id;--> statement-breakpoint
ALTER TABLE "chats" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" DROP CONSTRAINT "canned_replies_user_id_users_id_fk";--> statement-breakpoint
UPDATE canned_replies SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = canned_replies.user_id;--> statement-breakpoint
ALTER TABLE "canned_replies" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_counts" DROP CONSTRAINT "voice_counts_user_id_users_id_fk";--> statement-breakpoint
UPDATE voice_counts SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = voice_counts.user_id;--> statement-breakpoint
ALTER TABLE "voice_counts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "voice_counts" ADD CONSTRAINT "voice_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_findings" DROP CONSTRAINT "voice_findings_user_id_users_id_fk";--> statement-breakpoint
UPDATE voice_findings SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = voice_findings.user_id;--> statement-breakpoint
ALTER TABLE "voice_findings" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "voice_findings" ADD CONSTRAINT "voice_findings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_use" DROP CONSTRAINT "model_use_user_id_users_id_fk";--> statement-breakpoint
UPDATE model_use SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = model_use.user_id;--> statement-breakpoint
ALTER TABLE "model_use" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "model_use" ADD CONSTRAINT "model_use_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_zones" DROP CONSTRAINT "analytics_zones_user_id_users_id_fk";--> statement-breakpoint
UPDATE analytics_zones SET user_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = analytics_zones.user_id;--> statement-breakpoint
ALTER TABLE "analytics_zones" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "analytics_zones" ADD CONSTRAINT "analytics_zones_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" DROP CONSTRAINT "availabilities_coach_id_users_id_fk";--> statement-breakpoint
UPDATE availabilities SET coach_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = availabilities.coach_id;--> statement-breakpoint
ALTER TABLE "availabilities" RENAME COLUMN "coach_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_coach_id_users_id_fk";--> statement-breakpoint
UPDATE appointments SET coach_id = workspaces.id FROM workspaces WHERE workspaces.owner_id = appointments.coach_id;--> statement-breakpoint
ALTER TABLE "appointments" RENAME COLUMN "coach_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "agents_user" RENAME TO "agents_workspace";--> statement-breakpoint
ALTER INDEX "bots_user_account" RENAME TO "bots_workspace_account";--> statement-breakpoint
ALTER INDEX "credentials_user" RENAME TO "credentials_workspace";--> statement-breakpoint
ALTER INDEX "connection_tickets_user" RENAME TO "connection_tickets_workspace";--> statement-breakpoint
ALTER INDEX "chats_user" RENAME TO "chats_workspace";--> statement-breakpoint
ALTER INDEX "voice_counts_user" RENAME TO "voice_counts_workspace";--> statement-breakpoint
ALTER INDEX "appointments_coach" RENAME TO "appointments_workspace";--> statement-breakpoint
ALTER TABLE "model_use" RENAME CONSTRAINT "model_use_day_user_id_pk" TO "model_use_day_workspace_id_pk";
