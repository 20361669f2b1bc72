-- How long the contact had waited for an answer: for the coach's from the first message that nobody had answered yet,
-- for the agent's from the last one, as the agent waits for a quiet moment first. Null when it answers nothing.
CREATE OR REPLACE FUNCTION analytics_waited(answer messages) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  answered_before timestamptz;
  asked timestamptz;
BEGIN
  IF answer.author NOT IN ('agent', 'coach') OR NOT analytics_said(answer.author, answer.status, answer.aborted, answer.imported) THEN
    RETURN NULL;
  END IF;
  SELECT m.sent_at INTO answered_before FROM messages m
  WHERE m.chat_id = answer.chat_id AND (m.sent_at, m.id) < (answer.sent_at, answer.id)
    AND m.author <> 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)
  ORDER BY m.sent_at DESC, m.id DESC LIMIT 1;
  IF answer.author = 'agent' THEN
    SELECT m.sent_at INTO asked FROM messages m
    WHERE m.chat_id = answer.chat_id AND m.sent_at > coalesce(answered_before, '-infinity') AND m.sent_at <= answer.sent_at
      AND m.author = 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1;
  ELSE
    SELECT m.sent_at INTO asked FROM messages m
    WHERE m.chat_id = answer.chat_id AND m.sent_at > coalesce(answered_before, '-infinity') AND m.sent_at <= answer.sent_at
      AND m.author = 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)
    ORDER BY m.sent_at, m.id LIMIT 1;
  END IF;
  RETURN CASE WHEN asked IS NOT NULL THEN
    greatest(0, floor(extract(epoch FROM coalesce(answer.attempted_at, answer.sent_at) - asked))::integer) END;
END $$;

-- The business message whose wait depends on another message: the next one after it.
CREATE OR REPLACE FUNCTION analytics_next_answer(chat uuid, said_at timestamptz, said_id uuid, said_by text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT m.id FROM messages m
    WHERE m.chat_id = chat AND m.sent_at >= said_at AND m.id <> said_id
      AND (said_by = 'contact' OR m.sent_at > said_at OR m.id > said_id)
      AND m.author <> 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)
    ORDER BY m.sent_at, m.id LIMIT 1);
END $$;

CREATE OR REPLACE FUNCTION analytics_measure_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.waited_seconds := analytics_waited(new);
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER messages_wait_added BEFORE INSERT ON messages FOR EACH ROW
WHEN (new.author <> 'contact' AND analytics_said(new.author, new.status, new.aborted, new.imported)) EXECUTE FUNCTION analytics_measure_wait();

CREATE OR REPLACE TRIGGER messages_wait_changed BEFORE UPDATE ON messages FOR EACH ROW
WHEN (new.author <> 'contact' AND (new.sent_at <> old.sent_at
  OR analytics_said(new.author, new.status, new.aborted, new.imported) <> analytics_said(old.author, old.status, old.aborted, old.imported)))
EXECUTE FUNCTION analytics_measure_wait();

CREATE OR REPLACE FUNCTION analytics_count_wait(m messages, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF m.waited_seconds IS NOT NULL THEN
    INSERT INTO analytics_changes (bot_id, metric, label, at, change)
    VALUES (m.bot_id, m.author || '-wait', analytics_wait_step(m.waited_seconds)::text, analytics_quarter(m.sent_at), change);
  END IF;
END $$;

-- What arrives late, or is taken back, changes what the next answer answered, and how quickly.
CREATE OR REPLACE FUNCTION analytics_measure_next(m messages) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  later uuid := analytics_next_answer(m.chat_id, m.sent_at, m.id, m.author);
BEGIN
  IF later IS NOT NULL THEN
    UPDATE messages answer SET waited_seconds = analytics_waited(answer)
    WHERE answer.id = later AND answer.waited_seconds IS DISTINCT FROM analytics_waited(answer);
  END IF;
END $$;
