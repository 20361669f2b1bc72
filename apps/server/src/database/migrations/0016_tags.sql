CREATE TABLE "chat_tags" (
	"chat_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"by" text NOT NULL,
	"last_activity_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_tags_chat_id_tag_id_pk" PRIMARY KEY("chat_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"tag_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tag_counts_tag_id_part_pk" PRIMARY KEY("tag_id","part")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"color" text NOT NULL,
	"by_agent" boolean NOT NULL,
	"is_client" boolean NOT NULL,
	"rule_kind" text,
	"rule_value" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_counts" ADD CONSTRAINT "tag_counts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_tags_newest" ON "chat_tags" USING btree ("tag_id","bot_id","last_activity_at","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_key" ON "tags" USING btree ("workspace_id","key");