CREATE TABLE "write_probes" (
	"key" text PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_workspace" ON "stored_files" USING btree ("workspace_id");
--> statement-breakpoint
CREATE TABLE "knowledge_checks" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"is_partial" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_contradictions" (
	"workspace_id" uuid NOT NULL,
	"issue_id" text NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"one_source" uuid NOT NULL,
	"one_number" integer NOT NULL,
	"one_says" text NOT NULL,
	"other_source" uuid NOT NULL,
	"other_number" integer NOT NULL,
	"other_says" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "knowledge_contradictions_workspace_id_issue_id_pk" PRIMARY KEY("workspace_id","issue_id")
);
--> statement-breakpoint
ALTER TABLE "unanswered_askings" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "is_sorted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "vector" "bytea";--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "vector_model" text;--> statement-breakpoint
ALTER TABLE "knowledge_checks" ADD CONSTRAINT "knowledge_checks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "knowledge_passages_offers" ON "knowledge_passages" USING btree ("workspace_id","source_id") WHERE kind = 'offer';--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "payload", "due_at", "lane")
	SELECT 'find-contradictions', "workspace_id"::text, jsonb_build_object('workspaceId', "workspace_id"), now(), "workspace_id"::text
	FROM "knowledge_versions" ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "left_out" integer;
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "booking_refused_at" timestamp (3) with time zone;
