CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"action" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"is_more" boolean NOT NULL,
	"deleted" integer DEFAULT 0 NOT NULL,
	"answers" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_chats" (
	"bulk_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"chat_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"snapshot" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "bulk_chats_bulk_id_place_pk" PRIMARY KEY("bulk_id","place")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"bot_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"filter" jsonb NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_chats" ADD CONSTRAINT "bulk_chats_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_chats" ADD CONSTRAINT "bulk_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_newest" ON "bulk_changes" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_chats_outcome" ON "bulk_chats" USING btree ("bulk_id","outcome","place");--> statement-breakpoint
CREATE INDEX "bulk_chats_chat" ON "bulk_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_key" ON "saved_views" USING btree ("workspace_id","key");