-- Gives a chat the tags whose rules its change meets, in the transaction of the change, and notes them in the decision that made it, or
-- leaves them to the next one.
CREATE OR REPLACE FUNCTION tag_by_rules() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given jsonb;
BEGIN
  WITH met AS (
    SELECT tags.id, tags.name FROM tags
    WHERE tags.workspace_id = new.workspace_id AND CASE tags.rule_kind
      WHEN 'stage' THEN tags.rule_value = new.stage AND (TG_OP = 'INSERT' OR new.stage <> old.stage)
      WHEN 'keyword' THEN tags.rule_value = lower(new.engaged_keyword)
        AND (TG_OP = 'INSERT' OR new.engaged_keyword IS DISTINCT FROM old.engaged_keyword)
      WHEN 'arrival' THEN (tags.rule_value = 'comment' AND new.engaged_post_id IS NOT NULL
          AND (TG_OP = 'INSERT' OR old.engaged_post_id IS NULL))
        OR (tags.rule_value = split_part(analytics_source(new.referral), ' ', 1)
          AND (TG_OP = 'INSERT' OR new.referral IS DISTINCT FROM old.referral))
      ELSE false END
    ORDER BY tags.id),
  added AS (
    INSERT INTO chat_tags (chat_id, tag_id, bot_id, by, decided, last_activity_at, at)
    SELECT new.id, met.id, new.bot_id, 'rule', false, new.last_activity_at, coalesce(new.last_activity_at, now()) FROM met
    ON CONFLICT DO NOTHING RETURNING tag_id)
  SELECT jsonb_agg(jsonb_build_object('name', met.name, 'by', 'rule')) INTO given
  FROM added JOIN met ON met.id = added.tag_id;
  IF given IS NOT NULL AND TG_OP = 'UPDATE' AND new.last_decision IS DISTINCT FROM old.last_decision THEN
    UPDATE decisions SET record = jsonb_set(record, '{tags}', coalesce(record->'tags', '[]') || given)
    WHERE chat_id = new.id AND at = (new.last_decision->>'at')::timestamptz;
    IF FOUND THEN UPDATE chat_tags SET decided = true WHERE chat_id = new.id AND NOT decided; END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_tagged_new AFTER INSERT ON chats FOR EACH ROW
WHEN (new.stage <> 'new' OR new.engaged_keyword IS NOT NULL OR new.engaged_post_id IS NOT NULL OR new.referral IS NOT NULL)
EXECUTE FUNCTION tag_by_rules();

CREATE OR REPLACE TRIGGER chats_tagged AFTER UPDATE OF stage, engaged_keyword, engaged_post_id, referral ON chats FOR EACH ROW
WHEN (new.stage <> old.stage OR new.engaged_keyword IS DISTINCT FROM old.engaged_keyword
  OR new.engaged_post_id IS DISTINCT FROM old.engaged_post_id OR new.referral IS DISTINCT FROM old.referral)
EXECUTE FUNCTION tag_by_rules();

-- A decision names the tags that rules gave since the one before: with an ad or a link, or with a call. To wait is none yet.
CREATE OR REPLACE FUNCTION name_tags_in_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given jsonb;
BEGIN
  WITH named AS (UPDATE chat_tags SET decided = true WHERE chat_id = new.chat_id AND NOT decided RETURNING tag_id)
  SELECT jsonb_agg(jsonb_build_object('name', tags.name, 'by', 'rule') ORDER BY tags.id) INTO given
  FROM named JOIN tags ON tags.id = named.tag_id;
  IF given IS NOT NULL THEN
    new.record := jsonb_set(new.record, '{tags}', coalesce(new.record->'tags', '[]') || given);
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER decisions_name_tags BEFORE INSERT ON decisions FOR EACH ROW
WHEN (new.kind <> 'wait') EXECUTE FUNCTION name_tags_in_decision();

-- A tag leads to its newest chats.
CREATE OR REPLACE FUNCTION date_chat_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_tags SET last_activity_at = new.last_activity_at WHERE chat_id = new.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_tags_dated AFTER UPDATE OF last_activity_at ON chats FOR EACH ROW
WHEN (new.last_activity_at IS DISTINCT FROM old.last_activity_at) EXECUTE FUNCTION date_chat_tags();

-- How many chats have a tag. Each number is kept in parts, of which two transactions at once seldom take the same.
CREATE OR REPLACE FUNCTION count_tagged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_counts (tag_id, part, count)
  SELECT tags.id, mod(pg_current_xact_id()::text::bigint, 16), (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * changed.count)::integer
  FROM (SELECT tag_id, count(*) AS count FROM rows GROUP BY tag_id) AS changed JOIN tags ON tags.id = changed.tag_id
  ORDER BY tags.id
  ON CONFLICT (tag_id, part) DO UPDATE SET count = tag_counts.count + excluded.count;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chat_tags_added AFTER INSERT ON chat_tags REFERENCING NEW TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION count_tagged();

CREATE OR REPLACE TRIGGER chat_tags_removed AFTER DELETE ON chat_tags REFERENCING OLD TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION count_tagged();
