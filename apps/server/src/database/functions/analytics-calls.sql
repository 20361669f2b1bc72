CREATE OR REPLACE FUNCTION analytics_call_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
BEGIN
  IF TG_OP = 'UPDATE' AND old.chat_id IS DISTINCT FROM new.chat_id THEN
    DELETE FROM call_milestones WHERE appointment_id = new.id;
  END IF;
  IF new.chat_id IS NOT NULL AND new.status = 'confirmed' THEN
    INSERT INTO call_milestones (appointment_id, bot_id, booked_at)
    SELECT new.id, bot_id, coalesce(new.confirmed_at, new.created_at) FROM chats WHERE id = new.chat_id
    ON CONFLICT (appointment_id) DO UPDATE SET booked_at = excluded.booked_at;
  ELSE
    DELETE FROM call_milestones WHERE appointment_id = new.id;
  END IF;
  PERFORM analytics_recount_calls(new.chat_id);
  IF TG_OP = 'UPDATE' AND old.chat_id IS DISTINCT FROM new.chat_id THEN
    PERFORM analytics_recount_calls(old.chat_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION analytics_call_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM analytics_recount_calls(old.chat_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION analytics_recount_calls(chat uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO chat_milestones (chat_id, bot_id, booked, shown)
  SELECT id, bot_id, has.booked, has.shown FROM chats CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS booked, coalesce(bool_or(outcome = 'shown'), false) AS shown
    FROM appointments WHERE chat_id = chat AND status = 'confirmed') has
  WHERE id = chat
  ON CONFLICT (chat_id) DO UPDATE SET booked = excluded.booked, shown = excluded.shown
$$;

CREATE OR REPLACE TRIGGER appointments_counted_added AFTER INSERT ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL AND new.status = 'confirmed') EXECUTE FUNCTION analytics_call_changed();

CREATE OR REPLACE TRIGGER appointments_counted_changed AFTER UPDATE ON appointments FOR EACH ROW
WHEN (new.chat_id IS DISTINCT FROM old.chat_id OR new.status <> old.status OR new.outcome IS DISTINCT FROM old.outcome
  OR new.confirmed_at IS DISTINCT FROM old.confirmed_at) EXECUTE FUNCTION analytics_call_changed();

CREATE OR REPLACE TRIGGER appointments_counted_removed AFTER DELETE ON appointments FOR EACH ROW
WHEN (old.chat_id IS NOT NULL) EXECUTE FUNCTION analytics_call_removed();

CREATE OR REPLACE FUNCTION analytics_call_milestone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    VALUES (old.bot_id, 'met', '', analytics_quarter(old.booked_at), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    VALUES (new.bot_id, 'met', '', analytics_quarter(new.booked_at), 1);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER call_milestones_counted AFTER INSERT OR UPDATE OR DELETE ON call_milestones
FOR EACH ROW EXECUTE FUNCTION analytics_call_milestone_changed();
