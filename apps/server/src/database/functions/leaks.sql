-- A chat whose facts changed is looked at for leaks: an hour later, as none begins sooner, and so at most once an hour. Where its
-- lead is about to be lost it is looked at right away, because that may be over (modules/leaks).
CREATE OR REPLACE FUNCTION request_leak_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.leak_look_at := least(new.leak_look_at, new.last_activity_at + interval '1 hour');
  IF TG_OP = 'UPDATE' AND old.leak IS NOT NULL AND new.leak IS NOT NULL THEN
    PERFORM request_job('leaks', new.id, new.bot_id::text, new.last_activity_at);
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER chats_leak_added BEFORE INSERT ON chats FOR EACH ROW
WHEN (new.last_activity_at IS NOT NULL) EXECUTE FUNCTION request_leak_look();

CREATE OR REPLACE TRIGGER chats_leak_facts BEFORE UPDATE ON chats FOR EACH ROW
WHEN (new.last_activity_at IS NOT NULL AND (new.last_activity_at IS DISTINCT FROM old.last_activity_at OR new.stage <> old.stage
  OR new.awaiting_since IS DISTINCT FROM old.awaiting_since OR new.pending_reply_at IS DISTINCT FROM old.pending_reply_at
  OR new.opted_out_at IS DISTINCT FROM old.opted_out_at OR new.spam IS DISTINCT FROM old.spam
  OR new.never_autoreply <> old.never_autoreply))
EXECUTE FUNCTION request_leak_look();

-- A call that is made, moved, canceled or marked is a fact of its chat, for leaks and for the score.
CREATE OR REPLACE FUNCTION request_leak_look_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('leaks', new.chat_id, 'leaks', new.updated_at);
  PERFORM request_job('scores', new.chat_id, 'scores', new.updated_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_leak_added AFTER INSERT ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL) EXECUTE FUNCTION request_leak_look_of_call();

CREATE OR REPLACE TRIGGER appointments_leak_changed AFTER UPDATE ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL AND (new.status <> old.status OR new.starts_at <> old.starts_at OR new.outcome IS DISTINCT FROM old.outcome))
EXECUTE FUNCTION request_leak_look_of_call();

-- What a person took care of is over, and what they took back is open again.
CREATE OR REPLACE FUNCTION note_leak_handled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leaks SET ended_at = greatest(found_at, new.last_activity_at), recovered = true
    WHERE chat_id = new.id AND kind = old.leak AND since = old.leak_since AND ended_at IS NULL;
  UPDATE leaks SET ended_at = NULL, recovered = false
    WHERE chat_id = new.id AND kind = new.leak AND since = new.leak_since AND ended_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_leak_handled AFTER UPDATE OF leak ON chats FOR EACH ROW
WHEN (new.leak IS DISTINCT FROM old.leak) EXECUTE FUNCTION note_leak_handled();

-- A tag for clients is a fact of its chats, too: a client is owed answers and promises only. Who was about to be lost may be so no longer.
CREATE OR REPLACE FUNCTION request_leak_look_of_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('leaks', chats.id, 'leaks', chats.last_activity_at) FROM rows JOIN tags ON tags.id = rows.tag_id AND tags.is_client JOIN chats ON chats.id = rows.chat_id
  WHERE chats.last_activity_at IS NOT NULL AND (TG_OP = 'DELETE' OR chats.leak IS NOT NULL)
  ORDER BY chats.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chat_tags_leak_given AFTER INSERT ON chat_tags REFERENCING NEW TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION request_leak_look_of_tags();

CREATE OR REPLACE TRIGGER chat_tags_leak_taken AFTER DELETE ON chat_tags REFERENCING OLD TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION request_leak_look_of_tags();

-- So is the never list: nobody is to win who is on it by their handle. Who is taken off it may be lost after all.
CREATE OR REPLACE FUNCTION request_leak_look_of_handles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('leaks', chats.id, 'leaks', chats.last_activity_at)
  FROM rows JOIN chats ON chats.workspace_id = rows.workspace_id AND lower(chats.username) = rows.handle
  WHERE chats.last_activity_at IS NOT NULL AND (TG_OP = 'DELETE' OR chats.leak IS NOT NULL)
  ORDER BY chats.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER never_list_leak_added AFTER INSERT ON never_list_handles REFERENCING NEW TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION request_leak_look_of_handles();

CREATE OR REPLACE TRIGGER never_list_leak_removed AFTER DELETE ON never_list_handles REFERENCING OLD TABLE AS rows
FOR EACH STATEMENT EXECUTE FUNCTION request_leak_look_of_handles();

-- So is the mark on the tag, and the tag. Only a week after the last message is it a difference: no window is longer.
CREATE OR REPLACE FUNCTION request_leak_look_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('leaks', chat_id, 'leaks', last_activity_at) FROM chat_tags
  WHERE tag_id = old.id
    AND last_activity_at > (SELECT max(last_activity_at) FROM chat_tags WHERE tag_id = old.id) - interval '7 days'
  ORDER BY chat_id;
  RETURN old;
END $$;

CREATE OR REPLACE TRIGGER tags_leak_deleted BEFORE DELETE ON tags FOR EACH ROW
WHEN (old.is_client) EXECUTE FUNCTION request_leak_look_of_tag();

CREATE OR REPLACE TRIGGER tags_leak_marked AFTER UPDATE OF is_client ON tags FOR EACH ROW
WHEN (new.is_client <> old.is_client) EXECUTE FUNCTION request_leak_look_of_tag();
