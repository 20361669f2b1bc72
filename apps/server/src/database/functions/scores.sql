-- A chat whose facts changed gets a new score a minute after the newest message, so that a busy chat is scored once a minute.
CREATE OR REPLACE FUNCTION request_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.score_due_at := least(new.score_due_at, new.last_activity_at + interval '1 minute');
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER chats_score_facts BEFORE UPDATE ON chats FOR EACH ROW
WHEN (new.last_activity_at IS NOT NULL AND (new.last_inbound_at IS DISTINCT FROM old.last_inbound_at OR new.stage <> old.stage
  OR (new.qualified_at IS NULL) <> (old.qualified_at IS NULL) OR (new.opted_out_at IS NULL) <> (old.opted_out_at IS NULL)
  OR new.spam IS DISTINCT FROM old.spam OR new.never_autoreply <> old.never_autoreply OR new.facts <> old.facts
  OR new.hand_over_reason IS DISTINCT FROM old.hand_over_reason OR new.engaged_keyword IS DISTINCT FROM old.engaged_keyword
  OR new.window_refused_at IS DISTINCT FROM old.window_refused_at))
EXECUTE FUNCTION request_score();
