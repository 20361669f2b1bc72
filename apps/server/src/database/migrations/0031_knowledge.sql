-- Words are looked up within one workspace: an index on both needs it. PostgreSQL includes it.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "knowledge_accepted_issues" (
	"workspace_id" uuid NOT NULL,
	"issue_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_files" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"answer" text,
	"url" text,
	"media_type" text,
	"bytes" integer,
	"state" text NOT NULL,
	"reason" text,
	"done" integer,
	"total" integer,
	"checksum" text,
	"read_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_passages" (
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"item_id" uuid,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"wordings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wordings_state" text DEFAULT 'wanted' NOT NULL,
	"words" "tsvector" NOT NULL,
	"vector" "bytea",
	"vector_model" text,
	"is_live" boolean DEFAULT true NOT NULL,
	"valid_until" date,
	CONSTRAINT "knowledge_passages_source_id_number_pk" PRIMARY KEY("source_id","number")
);
--> statement-breakpoint
CREATE TABLE "knowledge_versions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_askings" (
	"question_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unanswered_askings_chat_id_message_id_pk" PRIMARY KEY("chat_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "unanswered_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"question" text NOT NULL,
	"state" text NOT NULL,
	"times" integer NOT NULL,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_accepted_issues" ADD CONSTRAINT "knowledge_accepted_issues_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_files" ADD CONSTRAINT "knowledge_files_item_id_knowledge_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."knowledge_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD CONSTRAINT "knowledge_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_item_id_knowledge_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."knowledge_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_askings" ADD CONSTRAINT "unanswered_askings_question_id_unanswered_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."unanswered_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_askings" ADD CONSTRAINT "unanswered_askings_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD CONSTRAINT "unanswered_questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_accepted_issues_once" ON "knowledge_accepted_issues" USING btree ("workspace_id","issue_id");--> statement-breakpoint
CREATE INDEX "knowledge_items_newest" ON "knowledge_items" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_items_pages" ON "knowledge_items" USING btree ("read_at") WHERE kind = 'page';--> statement-breakpoint
CREATE INDEX "knowledge_passages_item" ON "knowledge_passages" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "knowledge_passages_words" ON "knowledge_passages" USING gin ("workspace_id","words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "unanswered_askings_question" ON "unanswered_askings" USING btree ("question_id","at");--> statement-breakpoint
CREATE INDEX "unanswered_questions_newest" ON "unanswered_questions" USING btree ("workspace_id","state","last_asked_at","id");