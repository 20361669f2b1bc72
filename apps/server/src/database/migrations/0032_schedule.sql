CREATE TABLE "nightly_suites" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"night" date,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"run_id" uuid,
	"mark" text,
	"marked_at" timestamp (3) with time zone,
	"results" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "simulations" ADD COLUMN "night_mark" text;--> statement-breakpoint
ALTER TABLE "nightly_suites" ADD CONSTRAINT "nightly_suites_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nightly_suites" ADD CONSTRAINT "nightly_suites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nightly_suites" ADD CONSTRAINT "nightly_suites_run_id_simulations_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."simulations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nightly_suites_workspace" ON "nightly_suites" USING btree ("workspace_id");