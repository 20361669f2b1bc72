CREATE TABLE "tag_import_rows" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"chat_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "tag_import_rows_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "tag_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_tags" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "tag_import_rows" ADD CONSTRAINT "tag_import_rows_import_id_tag_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tag_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_import_rows" ADD CONSTRAINT "tag_import_rows_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_import_rows" ADD CONSTRAINT "tag_import_rows_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_imports" ADD CONSTRAINT "tag_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tag_import_rows_chat" ON "tag_import_rows" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "tag_import_rows_tag" ON "tag_import_rows" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "tag_imports_newest" ON "tag_imports" USING btree ("workspace_id","added_at");--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_import_id_tag_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tag_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_import_id_tag_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tag_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_tags_import" ON "chat_tags" USING btree ("import_id") WHERE "chat_tags"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "tags_import" ON "tags" USING btree ("import_id") WHERE "tags"."import_id" is not null;