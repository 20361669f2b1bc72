CREATE TABLE "leaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"worth" jsonb,
	"found_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"recovered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leak" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leak_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leak_look_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leaks" ADD CONSTRAINT "leaks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaks" ADD CONSTRAINT "leaks_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leaks_case" ON "leaks" USING btree ("chat_id","kind","since");--> statement-breakpoint
CREATE INDEX "leaks_recovered" ON "leaks" USING btree ("workspace_id","ended_at") WHERE recovered;--> statement-breakpoint
CREATE INDEX "chats_leaking" ON "chats" USING btree ("bot_id") WHERE leak is not null and spam is null;--> statement-breakpoint
CREATE INDEX "chats_leak_look" ON "chats" USING btree ("leak_look_at") WHERE leak_look_at is not null;--> statement-breakpoint
UPDATE "chats" SET "leak_look_at" = "last_activity_at" WHERE "last_activity_at" > now() - interval '8 days';
