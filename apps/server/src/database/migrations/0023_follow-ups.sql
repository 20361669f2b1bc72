CREATE TABLE "follow_up_limits" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"turn" uuid NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"turn" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"message_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	CONSTRAINT "follow_ups_step" UNIQUE("chat_id","turn","step_id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "follow_ups" jsonb DEFAULT '{"enabled":false,"steps":[],"quietHours":{"from":"21:00","to":"08:00"},"maxUnanswered":2}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD COLUMN "follow_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD COLUMN "unwelcome_follow_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bots" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lapses_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "follow_up_limits" ADD CONSTRAINT "follow_up_limits_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_sent" ON "follow_ups" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "follow_ups_message" ON "follow_ups" USING btree ("message_id");