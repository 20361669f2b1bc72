CREATE TABLE "replayed_turns" (
	"simulation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" uuid,
	"message_id" uuid,
	"state" text NOT NULL,
	"why" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text,
	"handed_over" text,
	"tokens" integer DEFAULT 0 NOT NULL,
	"fine_at" timestamp (3) with time zone,
	"fine_by" uuid,
	"played_at" timestamp (3) with time zone,
	CONSTRAINT "replayed_turns_simulation_id_place_pk" PRIMARY KEY("simulation_id","place")
);
--> statement-breakpoint
ALTER TABLE "agent_versions" ADD COLUMN "accepted_findings" integer;--> statement-breakpoint
ALTER TABLE "simulations" ADD COLUMN "kind" text DEFAULT 'leads' NOT NULL;--> statement-breakpoint
ALTER TABLE "simulations" ADD COLUMN "revision" uuid;--> statement-breakpoint
ALTER TABLE "replayed_turns" ADD CONSTRAINT "replayed_turns_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replayed_turns" ADD CONSTRAINT "replayed_turns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replayed_turns" ADD CONSTRAINT "replayed_turns_fine_by_users_id_fk" FOREIGN KEY ("fine_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replayed_turns_workspace" ON "replayed_turns" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "replayed_turns_chat" ON "replayed_turns" USING btree ("chat_id");