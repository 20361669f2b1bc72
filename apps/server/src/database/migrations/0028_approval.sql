CREATE TABLE "answer_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"answers" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"because" text,
	"sent_text" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_trusts" (
	"agent_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"trust" jsonb NOT NULL,
	CONSTRAINT "topic_trusts_agent_id_topic_pk" PRIMARY KEY("agent_id","topic")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "answers" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "proposed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_proposals" ADD CONSTRAINT "answer_proposals_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_trusts" ADD CONSTRAINT "topic_trusts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_proposals_waiting" ON "answer_proposals" USING btree ("chat_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "answer_proposals_chat" ON "answer_proposals" USING btree ("chat_id","proposed_at","id");--> statement-breakpoint
CREATE INDEX "chats_proposed" ON "chats" USING btree ("bot_id") WHERE proposed_at is not null and spam is null;