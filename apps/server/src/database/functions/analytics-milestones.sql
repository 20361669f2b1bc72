CREATE OR REPLACE FUNCTION analytics_is_talking(chat uuid, since timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT count(*) > 2 FROM (
    SELECT 1 FROM messages m WHERE m.chat_id = chat AND m.sent_at > since AND m.author = 'contact'
      AND analytics_said(m.author, m.status, m.aborted, m.imported) LIMIT 3) responses);
END $$;

CREATE OR REPLACE FUNCTION analytics_recount_chat(chat uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE chat_milestones SET
    began_at = (SELECT min(m.sent_at) FROM messages m
      WHERE m.chat_id = chat AND m.author = 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)),
    talking = engaged_at IS NOT NULL AND analytics_is_talking(chat, engaged_at)
  WHERE chat_id = chat
$$;

-- Which agent engaged a chat, and when its lead was qualified, whoever writes it.
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

CREATE OR REPLACE TRIGGER chats_steps_added BEFORE INSERT ON chats FOR EACH ROW
WHEN (new.engaged_at IS NOT NULL OR new.stage IN ('qualified', 'booked')) EXECUTE FUNCTION analytics_note_steps();

CREATE OR REPLACE TRIGGER chats_steps_changed BEFORE UPDATE ON chats FOR EACH ROW
WHEN (new.stage <> old.stage OR (new.engaged_at IS NOT NULL AND old.engaged_at IS NULL)) EXECUTE FUNCTION analytics_note_steps();

-- A chat that is new has no messages yet.
CREATE OR REPLACE FUNCTION analytics_note_chat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  talking boolean := false;
BEGIN
  IF TG_OP = 'UPDATE' AND new.engaged_at IS NOT NULL THEN
    talking := analytics_is_talking(new.id, new.engaged_at);
  END IF;
  INSERT INTO chat_milestones (chat_id, bot_id, engaged_at, agent_id, keyword, trigger_id, post_id, source, qualified, lost_reason, talking)
  VALUES (new.id, new.bot_id, new.engaged_at, new.engaged_agent_id, new.engaged_keyword, new.engaged_trigger_id, new.engaged_post_id,
    CASE WHEN new.engaged_at IS NULL THEN analytics_source(new.referral) ELSE new.engaged_source END,
    new.qualified_at IS NOT NULL, CASE WHEN new.stage = 'lost' THEN new.lost_reason END, talking)
  ON CONFLICT (chat_id) DO UPDATE SET engaged_at = excluded.engaged_at, agent_id = excluded.agent_id, keyword = excluded.keyword,
    trigger_id = excluded.trigger_id, post_id = excluded.post_id, source = excluded.source, qualified = excluded.qualified,
    lost_reason = excluded.lost_reason, talking = excluded.talking;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_milestone_added AFTER INSERT ON chats FOR EACH ROW
WHEN (new.engaged_at IS NOT NULL OR new.qualified_at IS NOT NULL OR new.referral IS NOT NULL OR new.stage = 'lost') EXECUTE FUNCTION analytics_note_chat();

CREATE OR REPLACE TRIGGER chats_milestone_changed AFTER UPDATE ON chats FOR EACH ROW
WHEN (new.engaged_at IS DISTINCT FROM old.engaged_at OR new.engaged_agent_id IS DISTINCT FROM old.engaged_agent_id
  OR new.engaged_keyword IS DISTINCT FROM old.engaged_keyword OR (new.qualified_at IS NULL) <> (old.qualified_at IS NULL)
  OR (CASE WHEN new.stage = 'lost' THEN new.lost_reason END) IS DISTINCT FROM (CASE WHEN old.stage = 'lost' THEN old.lost_reason END)
  OR (new.engaged_at IS NULL AND new.referral IS DISTINCT FROM old.referral))
EXECUTE FUNCTION analytics_note_chat();

-- What one conversation adds to the counts.
CREATE OR REPLACE FUNCTION analytics_of_milestone(k chat_milestones) RETURNS TABLE (metric text, label text, at timestamptz) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'began', k.reached::text, analytics_quarter(k.began_at) WHERE k.began_at IS NOT NULL
  UNION ALL
  SELECT 'lost', k.lost_reason, analytics_quarter(k.began_at) WHERE k.began_at IS NOT NULL AND k.lost_reason IS NOT NULL
  UNION ALL
  SELECT kind.metric, coalesce(k.agent_id::text, '') || ':' || coalesce(k.keyword, ''), analytics_quarter(k.engaged_at)
  FROM (VALUES ('engaged', true), ('engaged-talking', k.talking), ('engaged-talking-booked', k.talking AND k.booked),
    ('engaged-qualified', k.reached >= 2), ('engaged-booked', k.booked), ('engaged-shown', k.shown)) AS kind (metric, holds)
  WHERE k.engaged_at IS NOT NULL AND kind.holds
  UNION ALL
  SELECT 'engaged-from', coalesce(k.agent_id::text, '') || ':' || k.source || ':' || coalesce(k.keyword, ''), analytics_quarter(k.engaged_at)
  WHERE k.engaged_at IS NOT NULL AND k.source IS NOT NULL
  UNION ALL
  -- Who got the message for a comment came then, but is engaged once they write.
  SELECT 'came-' || way.name, CASE WHEN k.began_at IS NULL AND k.reached < 2 THEN 0 ELSE k.reached END || ':' || way.key,
    analytics_quarter(least(k.began_at, k.engaged_at))
  FROM (VALUES
    ('trigger', CASE WHEN k.engaged_at IS NULL OR (k.trigger_id IS NULL AND k.keyword IS NULL) THEN ''
      ELSE coalesce(k.agent_id::text, '') || ':' || coalesce(k.trigger_id, 'keyword') END),
    ('post', k.bot_id::text || ':' || k.post_id),
    ('ad', CASE WHEN starts_with(k.source, 'ad ') THEN substr(k.source, 4) END),
    ('link', CASE WHEN starts_with(k.source, 'link ') THEN substr(k.source, 6) END)) AS way (name, key)
  WHERE least(k.began_at, k.engaged_at) IS NOT NULL AND way.key IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION analytics_milestone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF analytics_counts_later() THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    SELECT new.bot_id, metric, label, at, 1 FROM analytics_of_milestone(new);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    SELECT old.bot_id, metric, label, at, -1 FROM analytics_of_milestone(old);
  ELSE
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    SELECT new.bot_id, metric, label, at, sum(change) FROM (
      SELECT *, -1 AS change FROM analytics_of_milestone(old) UNION ALL SELECT *, 1 FROM analytics_of_milestone(new)) changes
    GROUP BY metric, label, at HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chat_milestones_counted AFTER INSERT OR UPDATE OR DELETE ON chat_milestones
FOR EACH ROW EXECUTE FUNCTION analytics_milestone_changed();

-- The ad or link that a referral names, short and without a colon: `ad spring`, `link bio`. Links come from the public.
CREATE OR REPLACE FUNCTION analytics_source(referral jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN coalesce(referral->>'source', referral->>'ref', referral->>'adId') IS NOT NULL THEN
  CASE WHEN referral->>'adId' IS NOT NULL OR upper(referral->>'source') = 'ADS' THEN 'ad ' ELSE 'link ' END
  || regexp_replace(left(coalesce(nullif(referral->>'ref', ''), referral->>'adId', ''), 60), '[^[:alnum:]_.=-]', '_', 'g') END;
