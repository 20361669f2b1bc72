CREATE TABLE "agent_drafts" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"revision" uuid NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_versions" (
	"agent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"workspace_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"offer_names" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"restored_from" integer,
	"left_out" jsonb NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_versions_agent_id_number_pk" PRIMARY KEY("agent_id","number")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_versions_workspace" ON "agent_versions" USING btree ("workspace_id");--> statement-breakpoint
-- What agents say already is their first version.
INSERT INTO "agent_versions" ("agent_id", "number", "workspace_id", "content", "offer_names", "changes", "left_out", "at")
  SELECT "id", 1, "workspace_id", jsonb_build_object(
    'name', "name",
    'description', "description",
    'model', "model",
    'instructions', "instructions",
    'delayType', "delay_type",
    'replyDelayMinutes', "reply_delay_minutes",
    'triggerKeywords', "trigger_keywords",
    'keywordRules', "keyword_rules",
    'triggers', "triggers",
    'newContactsOnly', "new_contacts_only",
    'activeHours', "active_hours",
    'reengagementKeywords', "reengagement_keywords",
    'reengagementRules', "reengagement_rules",
    'fields', "fields",
    'caringWords', "caring_words",
    'disclosureWords', "disclosure_words",
    'disclosureMode', "disclosure_mode",
    'disclosureSentences', "disclosure_sentences",
    'goodbye', "goodbye",
    'bubbles', "bubbles",
    'offerIds', "offer_ids",
    'whenUnanswered', "when_unanswered",
    'answersAfterHandOver', "answers_after_hand_over",
    'followUps', "follow_ups"),
    (SELECT coalesce(jsonb_object_agg("offers"."id", "offers"."name"), '{}') FROM "offers"
      WHERE "offers"."workspace_id" = "agents"."workspace_id" AND "agents"."offer_ids" ? "offers"."id"::text),
    '[]', '[]', "created_at"
  FROM "agents";
