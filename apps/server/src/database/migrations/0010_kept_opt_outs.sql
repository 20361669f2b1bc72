CREATE TABLE "kept_opt_outs" (
	"bot_id" uuid NOT NULL,
	"contact_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_opt_outs_bot_id_contact_hash_pk" PRIMARY KEY("bot_id","contact_hash")
);
--> statement-breakpoint
ALTER TABLE "kept_opt_outs" ADD CONSTRAINT "kept_opt_outs_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As before, but for what is deleted for its age: what was counted once stays counted.
CREATE OR REPLACE FUNCTION analytics_message_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('spotter.keep_figures', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- With its account nothing is left that could be counted, with its chat nothing that would have to be measured anew.
  IF NOT EXISTS (SELECT 1 FROM bots WHERE id = old.bot_id) THEN
    RETURN NULL;
  END IF;
  PERFORM analytics_count_message(old, -1);
  PERFORM analytics_count_wait(old, -1);
  IF EXISTS (SELECT 1 FROM chats WHERE id = old.chat_id) THEN
    PERFORM analytics_measure_next(old);
    IF old.author = 'contact' THEN
      PERFORM analytics_recount_chat(old.chat_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
