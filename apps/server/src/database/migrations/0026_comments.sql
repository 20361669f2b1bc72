CREATE TABLE "comment_posts" (
	"bot_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"kind" text NOT NULL,
	"caption" text,
	"picture_url" text,
	"link" text,
	"posted_at" timestamp (3) with time zone,
	"is_own" boolean NOT NULL,
	"looked_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_posts_bot_id_post_id_pk" PRIMARY KEY("bot_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "comment_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"sequence" bigint,
	"failure" text,
	"record" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"comment_id" text NOT NULL,
	"post_ids" jsonb NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"ad_id" text,
	"is_live" boolean NOT NULL,
	"author_id" text,
	"username" text,
	"contact_id" text,
	"person" text,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"missed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"concern" jsonb,
	"decided_at" timestamp (3) with time zone,
	"agent_id" uuid,
	"trigger_id" text,
	"word" text,
	"served_post" text,
	"chat_id" uuid
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "comments_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_posts" ADD CONSTRAINT "comment_posts_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_replies_once" ON "comment_replies" USING btree ("comment_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_replies_provider" ON "comment_replies" USING btree ("bot_id","kind","provider_id");--> statement-breakpoint
CREATE INDEX "comment_replies_attempts" ON "comment_replies" USING btree ("bot_id","attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_comment" ON "comments" USING btree ("bot_id","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_served" ON "comments" USING btree ("bot_id","served_post","person") WHERE served_post is not null and person is not null;--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("bot_id","at","id");--> statement-breakpoint
CREATE INDEX "comments_chat" ON "comments" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "comments_workspace" ON "comments" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("bot_id","post_id","at");