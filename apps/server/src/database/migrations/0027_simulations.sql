CREATE TABLE "simulated_conversations" (
	"simulation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handed_over" text,
	"call" timestamp (3) with time zone,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "simulated_conversations_simulation_id_place_pk" PRIMARY KEY("simulation_id","place")
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"version" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"state" text NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"paused_for" text,
	"estimated_tokens" integer NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"cost_dollars" double precision DEFAULT 0 NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "simulated_conversations" ADD CONSTRAINT "simulated_conversations_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_conversations" ADD CONSTRAINT "simulated_conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulated_conversations_workspace" ON "simulated_conversations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "simulations_newest" ON "simulations" USING btree ("agent_id","at");--> statement-breakpoint
CREATE INDEX "simulations_workspace" ON "simulations" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "simulations_open" ON "simulations" USING btree ("workspace_id","at") WHERE ended_at is null;