CREATE TABLE "message_thumbs" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"thumb" text NOT NULL,
	"agent_id" uuid,
	"version" integer,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"agent_id" uuid,
	"chat_id" uuid,
	"rule" jsonb NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cases" (
	"correction_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"wrong" text NOT NULL,
	"sent" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "message_thumbs" ADD CONSTRAINT "message_thumbs_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thumbs" ADD CONSTRAINT "message_thumbs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thumbs" ADD CONSTRAINT "message_thumbs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thumbs" ADD CONSTRAINT "message_thumbs_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cases" ADD CONSTRAINT "saved_cases_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cases" ADD CONSTRAINT "saved_cases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cases" ADD CONSTRAINT "saved_cases_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_thumbs_version" ON "message_thumbs" USING btree ("agent_id","version");--> statement-breakpoint
CREATE INDEX "message_thumbs_chat" ON "message_thumbs" USING btree ("chat_id","at");--> statement-breakpoint
CREATE INDEX "corrections_workspace" ON "corrections" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "corrections_agent" ON "corrections" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "corrections_chat" ON "corrections" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "saved_cases_chat" ON "saved_cases" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "saved_cases_workspace" ON "saved_cases" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "saved_cases_at" ON "saved_cases" USING btree ("at");