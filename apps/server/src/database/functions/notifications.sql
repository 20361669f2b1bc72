-- Whom what happens in a workspace concerns.
CREATE OR REPLACE FUNCTION owner_of(workspace uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT owner_id FROM workspaces WHERE id = workspace
$$;

-- Coaches are told of what happens in their chats, in the transaction in which it does, whoever writes it: docs/notifications.md.
-- One fact is told once; the job brings it to the coach.
CREATE OR REPLACE FUNCTION notify_coach(coach uuid, what text, because text, chat uuid, bot uuid, details jsonb, happened timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made uuid;
BEGIN
  INSERT INTO notifications (id, user_id, kind, cause, chat_id, bot_id, about, at)
  VALUES (gen_random_uuid(), coach, what, because, chat, bot, details, happened)
  ON CONFLICT (user_id, cause) DO NOTHING
  RETURNING id INTO made;
  IF made IS NOT NULL THEN
    INSERT INTO jobs (kind, key, payload, lane, due_at) VALUES ('deliver-notification', made::text, '{}', 'deliver-notification', happened);
  END IF;
END $$;

-- The instant in a cause, in milliseconds: an edit of the same fact names the same cause.
CREATE OR REPLACE FUNCTION cause_instant(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN round(extract(epoch from at) * 1000)::bigint::text;

CREATE OR REPLACE FUNCTION notify_of_hand_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_coach(owner_of(new.workspace_id), CASE WHEN new.hand_over_reason IN ('red-flag', 'minor') THEN 'severe' ELSE 'wants_person' END,
    'hand-over ' || new.id || ' ' || cause_instant(new.handed_over_at), new.id, new.bot_id,
    jsonb_build_object('reason', new.hand_over_reason), new.handed_over_at);
  RETURN NULL;
END $$;

-- Without a reason it was the coach who marked the chat. A lead who went quiet asks for nobody: the list is enough.
CREATE OR REPLACE TRIGGER chats_notify_hand_over AFTER UPDATE OF handed_over_at ON chats FOR EACH ROW
WHEN (new.stage = 'needs_you' AND new.hand_over_reason IS NOT NULL AND new.hand_over_reason <> 'went-quiet' AND new.handed_over_at IS NOT NULL
  AND new.handed_over_at IS DISTINCT FROM old.handed_over_at)
EXECUTE FUNCTION notify_of_hand_over();

CREATE OR REPLACE FUNCTION notify_of_qualified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The agent's answer that found it out, by the server's clock.
  PERFORM notify_coach(owner_of(new.workspace_id), 'qualified', 'qualified ' || new.id, new.id, new.bot_id, '{}', coalesce(new.last_activity_at, new.qualified_at));
  RETURN NULL;
END $$;

-- A lead who books at once is told of as a call; a stage that the coach sets by hand is no news, nor what was imported.
CREATE OR REPLACE TRIGGER chats_notify_qualified AFTER UPDATE OF stage ON chats FOR EACH ROW
WHEN (new.stage = 'qualified' AND old.stage <> 'qualified' AND old.qualified_at IS NULL
  AND new.last_activity_at IS DISTINCT FROM old.last_activity_at)
EXECUTE FUNCTION notify_of_qualified();

CREATE OR REPLACE FUNCTION notify_of_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_coach(owner_of(new.workspace_id), 'approval', 'proposal ' || p.id, new.id, new.bot_id, jsonb_build_object('proposalId', p.id), new.proposed_at)
    FROM answer_proposals p WHERE p.chat_id = new.id AND p.outcome IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_notify_proposal AFTER UPDATE OF proposed_at ON chats FOR EACH ROW
WHEN (new.proposed_at IS NOT NULL AND new.proposed_at IS DISTINCT FROM old.proposed_at)
EXECUTE FUNCTION notify_of_proposal();

CREATE OR REPLACE FUNCTION notify_of_failed_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who sent it by hand saw it fail.
  IF NOT EXISTS (SELECT FROM messages m WHERE m.chat_id = new.id AND m.status = 'failed' AND NOT m.aborted
    AND m.author = 'agent' AND m.sent_by_hand_at IS NULL AND coalesce(m.attempted_at, m.sent_at) = new.send_failed_at) THEN
    RETURN NULL;
  END IF;
  PERFORM notify_coach(owner_of(new.workspace_id), 'send_failed', 'send ' || new.id || ' ' || cause_instant(new.send_failed_at), new.id, new.bot_id, '{}', new.send_failed_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_notify_failed_send AFTER UPDATE OF send_failed_at ON chats FOR EACH ROW
WHEN (new.send_failed_at IS NOT NULL AND old.send_failed_at IS NULL)
EXECUTE FUNCTION notify_of_failed_send();

-- Whoever takes a chat over, in the inbox or in the platform's own app, has seen what there was to see.
CREATE OR REPLACE FUNCTION open_notifications_of_taken_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notifications SET opened_at = new.taken_over_at, opened_by = 'app' WHERE chat_id = new.id AND opened_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_taken_over AFTER UPDATE OF taken_over_at ON chats FOR EACH ROW
WHEN (new.taken_over_at IS NOT NULL AND new.taken_over_at IS DISTINCT FROM old.taken_over_at)
EXECUTE FUNCTION open_notifications_of_taken_chat();
