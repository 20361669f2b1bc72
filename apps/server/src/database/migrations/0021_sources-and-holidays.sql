ALTER TABLE "chat_milestones" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "availabilities" ADD COLUMN "us_holidays_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "engaged_source" text;
--> statement-breakpoint
-- The ad or link that a referral names, short and without a colon: `ad spring`, `link bio`. Links come from the public.
CREATE FUNCTION analytics_source(referral jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN coalesce(referral->>'source', referral->>'ref', referral->>'adId') IS NOT NULL THEN
  CASE WHEN referral->>'adId' IS NOT NULL OR upper(referral->>'source') = 'ADS' THEN 'ad ' ELSE 'link ' END
  || regexp_replace(left(coalesce(nullif(referral->>'ref', ''), referral->>'adId', ''), 60), '[^[:alnum:]_.=-]', '_', 'g') END;
--> statement-breakpoint
-- As before, and by which ad or link a chat came that is engaged now.
CREATE OR REPLACE FUNCTION analytics_note_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.engaged_at IS NOT NULL AND new.engaged_agent_id IS NULL THEN
    SELECT agent_id INTO new.engaged_agent_id FROM bots WHERE id = new.bot_id;
  END IF;
  IF new.engaged_at IS NOT NULL AND (TG_OP = 'INSERT' OR old.engaged_at IS NULL) THEN
    new.engaged_source := analytics_source(new.referral);
  END IF;
  IF new.stage IN ('qualified', 'booked') THEN
    new.qualified_at := coalesce(new.qualified_at, now());
  ELSIF TG_OP = 'UPDATE' AND old.stage = 'qualified' AND new.stage IN ('new', 'engaged') THEN
    new.qualified_at := NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION analytics_note_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat_milestones (chat_id, bot_id, engaged_at, agent_id, keyword, source, qualified, talking)
  VALUES (new.id, new.bot_id, new.engaged_at, new.engaged_agent_id, new.engaged_keyword, new.engaged_source,
    new.qualified_at IS NOT NULL, new.engaged_at IS NOT NULL AND analytics_is_talking(new.id, new.engaged_at))
  ON CONFLICT (chat_id) DO UPDATE SET engaged_at = excluded.engaged_at, agent_id = excluded.agent_id,
    keyword = excluded.keyword, source = excluded.source, qualified = excluded.qualified, talking = excluded.talking;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION analytics_of_milestone(k chat_milestones) RETURNS TABLE (metric text, label text, at timestamptz) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'began', k.reached::text, analytics_quarter(k.began_at) WHERE k.began_at IS NOT NULL
  UNION ALL
  SELECT kind.metric, coalesce(k.agent_id::text, '') || ':' || coalesce(k.keyword, ''), analytics_quarter(k.engaged_at)
  FROM (VALUES ('engaged', true), ('engaged-talking', k.talking), ('engaged-talking-booked', k.talking AND k.booked),
    ('engaged-qualified', k.reached >= 2), ('engaged-booked', k.booked), ('engaged-shown', k.shown)) AS kind (metric, holds)
  WHERE k.engaged_at IS NOT NULL AND kind.holds
  UNION ALL
  SELECT 'engaged-from', coalesce(k.agent_id::text, '') || ':' || k.source || ':' || coalesce(k.keyword, ''), analytics_quarter(k.engaged_at)
  WHERE k.engaged_at IS NOT NULL AND k.source IS NOT NULL
$$;
--> statement-breakpoint
-- What was stored before: a message with a referral did not leave it at its chat yet.
UPDATE chats SET referral = first.referral FROM (
  SELECT DISTINCT ON (chat_id) chat_id, context->'referral' AS referral FROM messages
  WHERE author = 'contact' AND context ? 'referral' ORDER BY chat_id, sent_at, id) first
WHERE first.chat_id = chats.id AND chats.referral IS NULL;
--> statement-breakpoint
UPDATE chats SET engaged_source = analytics_source(referral) WHERE engaged_at IS NOT NULL AND referral IS NOT NULL;
--> statement-breakpoint
UPDATE chat_milestones SET source = chats.engaged_source FROM chats
WHERE chats.id = chat_milestones.chat_id AND chats.engaged_source IS NOT NULL;
