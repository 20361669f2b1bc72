-- A chat that comes to need the coach gets a brief, whoever writes it; while it waits, what the lead writes meanwhile is read too, once a
-- minute at most (modules/briefs).
CREATE OR REPLACE FUNCTION request_brief() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('write-brief', new.id, new.bot_id::text, coalesce(new.last_activity_at, new.created_at) + (TG_ARGV[0])::interval);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_brief_added AFTER INSERT ON chats FOR EACH ROW
WHEN (new.stage = 'needs_you' AND new.spam IS NULL) EXECUTE FUNCTION request_brief('0 s');

CREATE OR REPLACE TRIGGER chats_brief_needed AFTER UPDATE ON chats FOR EACH ROW
WHEN (new.spam IS NULL
  AND ((new.stage = 'needs_you' AND (old.stage <> 'needs_you' OR new.handed_over_at IS DISTINCT FROM old.handed_over_at))
    OR (new.leak IS NOT NULL AND (new.leak IS DISTINCT FROM old.leak OR new.leak_since IS DISTINCT FROM old.leak_since))))
EXECUTE FUNCTION request_brief('0 s');

CREATE OR REPLACE TRIGGER chats_brief_went_on AFTER UPDATE ON chats FOR EACH ROW
WHEN (new.spam IS NULL AND new.stage = 'needs_you' AND old.stage = 'needs_you'
  AND new.last_inbound_at IS DISTINCT FROM old.last_inbound_at)
EXECUTE FUNCTION request_brief('1 minute');

-- A call that is booked or moved gets its brief a day before it.
CREATE OR REPLACE FUNCTION request_call_brief() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('call-brief', new.id, 'call-brief', greatest(new.updated_at, new.starts_at - interval '1 day'));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_brief_added AFTER INSERT ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL AND new.status = 'confirmed') EXECUTE FUNCTION request_call_brief();

CREATE OR REPLACE TRIGGER appointments_brief_changed AFTER UPDATE ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL AND new.status = 'confirmed'
  AND (old.status <> 'confirmed' OR new.starts_at <> old.starts_at OR new.chat_id IS DISTINCT FROM old.chat_id))
EXECUTE FUNCTION request_call_brief();

-- What a message no longer says is shown nowhere: its chat's brief is emptied in the same transaction, and written again.
CREATE OR REPLACE FUNCTION forget_brief() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_briefs SET parts = NULL, basis = '', state = 'none', skipped_for = NULL WHERE chat_id = new.chat_id;
  IF FOUND THEN
    PERFORM request_job('write-brief', id, bot_id::text, last_activity_at) FROM chats
    WHERE id = new.chat_id AND stage = 'needs_you' AND last_activity_at IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_brief_changed AFTER UPDATE OF text, state, aborted ON messages FOR EACH ROW
WHEN (new.text <> old.text OR (new.state = 'unsent' AND old.state <> 'unsent') OR (new.aborted AND NOT old.aborted))
EXECUTE FUNCTION forget_brief();
