CREATE TABLE "never_list_handles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"handle" text NOT NULL,
	"import_id" uuid,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "never_list_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "never_autoreply_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "never_list_handles" ADD CONSTRAINT "never_list_handles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "never_list_handles" ADD CONSTRAINT "never_list_handles_import_id_never_list_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."never_list_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "never_list_imports" ADD CONSTRAINT "never_list_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "never_list_handles_handle" ON "never_list_handles" USING btree ("workspace_id","handle");--> statement-breakpoint
CREATE INDEX "never_list_handles_newest" ON "never_list_handles" USING btree ("workspace_id","added_at","id");--> statement-breakpoint
CREATE INDEX "never_list_handles_import" ON "never_list_handles" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "never_list_handles_words" ON "never_list_handles" USING gin (search_words(workspace_id, handle));--> statement-breakpoint
CREATE INDEX "never_list_imports_workspace" ON "never_list_imports" USING btree ("workspace_id","added_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_handle" ON "chats" USING btree ("workspace_id",lower(username));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_never" ON "chats" USING btree ("workspace_id",coalesce(never_autoreply_at, created_at),"id") WHERE never_autoreply;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_stopped" ON "chats" USING btree ("workspace_id","opted_out_at","id") WHERE opted_out_at is not null;