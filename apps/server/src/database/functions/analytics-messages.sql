-- A message more, or less, and how long its answer took. Written here and not by a function for each: three of them would take
-- longer than what they write.
CREATE OR REPLACE FUNCTION analytics_count_message(m messages, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_changes (bot_id, metric, label, at, change)
  VALUES (m.bot_id, CASE m.author WHEN 'contact' THEN 'received' ELSE 'sent' END, CASE m.author WHEN 'contact' THEN '' ELSE m.author END,
    analytics_quarter(m.sent_at), change);
  IF m.waited_seconds IS NOT NULL THEN
    PERFORM analytics_count_wait(m, change);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION analytics_message_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known chat_milestones;
BEGIN
  IF analytics_counts_later() THEN
    RETURN NULL;
  END IF;
  -- As analytics_count_message writes it: to hand the message to a function takes longer than to write what it counts.
  INSERT INTO analytics_changes (bot_id, metric, label, at, change)
  VALUES (new.bot_id, CASE new.author WHEN 'contact' THEN 'received' ELSE 'sent' END, CASE new.author WHEN 'contact' THEN '' ELSE new.author END,
    analytics_quarter(new.sent_at), 1);
  IF new.waited_seconds IS NOT NULL THEN
    PERFORM analytics_count_wait(new, 1);
  END IF;
  IF new.author = 'contact' THEN
    SELECT * INTO known FROM chat_milestones WHERE chat_id = new.chat_id;
    IF known.began_at IS NULL OR known.began_at > new.sent_at THEN
      INSERT INTO chat_milestones (chat_id, bot_id, began_at) VALUES (new.chat_id, new.bot_id, new.sent_at)
      ON CONFLICT (chat_id) DO UPDATE SET began_at = least(chat_milestones.began_at, excluded.began_at);
    END IF;
    IF known.engaged_at < new.sent_at AND NOT known.talking THEN
      UPDATE chat_milestones SET talking = true WHERE chat_id = new.chat_id AND analytics_is_talking(chat_id, engaged_at);
    END IF;
  END IF;
  IF analytics_next_answer(new.chat_id, new.sent_at, new.id, new.author) IS NOT NULL THEN
    PERFORM analytics_measure_next(new);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_counted_added AFTER INSERT ON messages FOR EACH ROW
WHEN (analytics_said(new.author, new.status, new.aborted, new.imported)) EXECUTE FUNCTION analytics_message_added();

CREATE OR REPLACE FUNCTION analytics_message_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_said boolean := analytics_said(old.author, old.status, old.aborted, old.imported);
  is_said boolean := analytics_said(new.author, new.status, new.aborted, new.imported);
  moved boolean := new.sent_at <> old.sent_at;
BEGIN
  IF analytics_counts_later() THEN
    RETURN NULL;
  END IF;
  IF was_said <> is_said OR moved THEN
    IF was_said THEN
      PERFORM analytics_count_message(old, -1);
    END IF;
    IF is_said THEN
      -- Every answer comes here when it was sent, so this is written out as above.
      INSERT INTO analytics_changes (bot_id, metric, label, at, change)
      VALUES (new.bot_id, CASE new.author WHEN 'contact' THEN 'received' ELSE 'sent' END, CASE new.author WHEN 'contact' THEN '' ELSE new.author END,
        analytics_quarter(new.sent_at), 1);
      IF new.waited_seconds IS NOT NULL THEN
        INSERT INTO analytics_changes (bot_id, metric, label, at, change)
        VALUES (new.bot_id, new.author || '-wait', analytics_wait_step(new.waited_seconds)::text, analytics_quarter(new.sent_at), 1);
      END IF;
    END IF;
  ELSIF new.waited_seconds IS DISTINCT FROM old.waited_seconds THEN
    PERFORM analytics_count_wait(old, -1);
    PERFORM analytics_count_wait(new, 1);
  END IF;
  IF was_said <> is_said OR moved THEN
    IF analytics_next_answer(new.chat_id, new.sent_at, new.id, new.author) IS NOT NULL THEN
      PERFORM analytics_measure_next(new);
    END IF;
    IF moved THEN
      PERFORM analytics_measure_next(old);
    END IF;
    IF new.author = 'contact' THEN
      PERFORM analytics_recount_chat(new.chat_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_counted_changed AFTER UPDATE ON messages FOR EACH ROW
WHEN (new.waited_seconds IS DISTINCT FROM old.waited_seconds OR new.sent_at <> old.sent_at
  OR analytics_said(new.author, new.status, new.aborted, new.imported) <> analytics_said(old.author, old.status, old.aborted, old.imported))
EXECUTE FUNCTION analytics_message_changed();

CREATE OR REPLACE FUNCTION analytics_message_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is deleted for its age was counted once, and stays counted.
  IF current_setting('spotter.keep_figures', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- With its account nothing is left that could be counted, with its chat nothing that would have to be measured anew.
  IF NOT EXISTS (SELECT 1 FROM bots WHERE id = old.bot_id) THEN
    RETURN NULL;
  END IF;
  PERFORM analytics_count_message(old, -1);
  IF EXISTS (SELECT 1 FROM chats WHERE id = old.chat_id) THEN
    PERFORM analytics_measure_next(old);
    IF old.author = 'contact' THEN
      PERFORM analytics_recount_chat(old.chat_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_counted_removed AFTER DELETE ON messages FOR EACH ROW
WHEN (analytics_said(old.author, old.status, old.aborted, old.imported)) EXECUTE FUNCTION analytics_message_removed();
