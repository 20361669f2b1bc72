-- What every message is indexed by is not written in SQL, which would be planned anew for each: that takes ten times as long
-- as to run it.
-- Words are compared without case, accents and width.
CREATE FUNCTION search_fold(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN octet_length(said) = length(said) THEN lower(said)
    ELSE lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g')) END;
END $$;
--> statement-breakpoint
-- A text, folded, with a space for whatever separates words. The signs are named one by one: classes of letters depend on the database's locale.
CREATE FUNCTION search_spaced(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN translate(search_fold(said), E' \t\n\r\f\v' || '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»“”‘’„…–—·、。，！？：；（）', repeat(' ', 70));
END $$;
--> statement-breakpoint
-- The words of a text, folded, each once.
CREATE FUNCTION search_terms(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT left(word, 60) FROM unnest(string_to_array(search_spaced(said), ' ')) AS word WHERE word <> '');
--> statement-breakpoint
-- The pattern of a text in which a word begins like this one. A term has no punctuation left that means anything to a pattern.
CREATE FUNCTION search_pattern(term text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '(^|[][\s!-/:-@\\^-`{-~¡¿«»“”‘’„…–—·、。，！？：；（）])' || term;
--> statement-breakpoint
-- Each word with its scope before it. Every message that comes or changes is indexed by this, so nothing is looked at one
-- by one, unless a word could be longer than an index takes.
-- Words are looked for when they are rare, which no estimate knows: to start parallel workers would take longer than to look.
CREATE FUNCTION search_scoped(scope text, spaced text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  IF octet_length(spaced) < 2000 THEN
    RETURN array_to_tsvector(array_remove(array_remove(string_to_array(replace(' ' || spaced, ' ', ' ' || scope), ' '), ''), scope));
  END IF;
  RETURN array_to_tsvector(ARRAY(SELECT scope || word FROM unnest(search_terms(spaced)) AS word));
END $$;
--> statement-breakpoint
-- The words of a text under the account it belongs to: an index of many accounts then answers for one of them alone.
CREATE FUNCTION search_words(scope uuid, said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  RETURN search_scoped(scope::text, search_spaced(said));
END $$;
--> statement-breakpoint
-- The same for a name, every end of each word too: part of a name finds it.
CREATE FUNCTION search_name(scope uuid, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(SELECT DISTINCT scope::text || substr(word, start)
  FROM unnest(search_terms(said)) AS word, generate_series(1, length(word)) AS start));
--> statement-breakpoint
-- What is looked for: words that begin as the typed ones do, all of them. Null when no word was typed.
CREATE FUNCTION search_query(scope uuid, typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT string_agg('''' || scope::text || word || ''':*', ' & ') FROM unnest(search_terms(typed)) AS word)::tsquery;
--> statement-breakpoint
-- A small list of entries not yet sorted in: a large one is sorted in all at once, while somebody waits. What is being sent
-- changes in a moment, and would be sorted in twice.
CREATE INDEX messages_words ON messages USING gin (search_words(bot_id, text)) WITH (gin_pending_list_limit = 256)
WHERE NOT aborted AND status <> 'sending';
--> statement-breakpoint
-- Names apart from their chats: a chat changes with every message, and would be indexed anew each time.
CREATE TABLE chat_names (
  chat_id uuid PRIMARY KEY REFERENCES chats (id) ON DELETE CASCADE,
  words tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX chat_names_words ON chat_names USING gin (words);
--> statement-breakpoint
CREATE FUNCTION keep_chat_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat_names (chat_id, words) VALUES (new.id, search_name(new.bot_id, concat_ws(' ', new.username, new.name)))
  ON CONFLICT (chat_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chats_name_given AFTER INSERT ON chats FOR EACH ROW
WHEN (new.username IS NOT NULL OR new.name IS NOT NULL) EXECUTE FUNCTION keep_chat_name();
--> statement-breakpoint
CREATE TRIGGER chats_name_changed AFTER UPDATE OF username, name ON chats FOR EACH ROW
WHEN (new.username IS DISTINCT FROM old.username OR new.name IS DISTINCT FROM old.name) EXECUTE FUNCTION keep_chat_name();
--> statement-breakpoint
INSERT INTO chat_names (chat_id, words)
SELECT id, search_name(bot_id, concat_ws(' ', username, name)) FROM chats WHERE username IS NOT NULL OR name IS NOT NULL;
--> statement-breakpoint
-- A chat says since when a send of it failed or is unconfirmed, whoever changed the message's status.
CREATE FUNCTION note_send_trouble() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz := coalesce(new.attempted_at, new.sent_at);
BEGIN
  IF old.status IN ('failed', 'unconfirmed') OR new.aborted THEN
    UPDATE chats SET
      send_failed_at = (SELECT min(coalesce(m.attempted_at, m.sent_at)) FROM messages m
        WHERE m.chat_id = chats.id AND m.status = 'failed' AND NOT m.aborted AND coalesce(m.attempted_at, m.sent_at) >= chats.send_failed_at),
      send_unconfirmed_at = (SELECT min(coalesce(m.attempted_at, m.sent_at)) FROM messages m
        WHERE m.chat_id = chats.id AND m.status = 'unconfirmed' AND NOT m.aborted AND coalesce(m.attempted_at, m.sent_at) >= chats.send_unconfirmed_at)
    WHERE id = new.chat_id AND (send_failed_at IS NOT NULL OR send_unconfirmed_at IS NOT NULL);
  END IF;
  IF new.status = 'failed' AND NOT new.aborted THEN
    UPDATE chats SET send_failed_at = least(send_failed_at, since) WHERE id = new.chat_id;
  ELSIF new.status = 'unconfirmed' AND NOT new.aborted THEN
    UPDATE chats SET send_unconfirmed_at = least(send_unconfirmed_at, since) WHERE id = new.chat_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_send_trouble AFTER UPDATE OF status, aborted ON messages FOR EACH ROW
WHEN (old.status IS DISTINCT FROM new.status AND NOT (new.aborted AND old.status = 'waiting')
  AND (new.status IN ('failed', 'unconfirmed') OR old.status IN ('failed', 'unconfirmed')))
EXECUTE FUNCTION note_send_trouble();
--> statement-breakpoint
-- Two calls of one coach never overlap, whoever books them and by which server.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap" EXCLUDE USING gist ("coach_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" in ('pending', 'confirmed', 'held'));

--> statement-breakpoint
-- Analytics: what is counted, and by which rule, is told in docs/analytics.md.
-- A message counts as said when it came in, or when the platform took it. History from before the account was connected does not.
-- Not in SQL, which every statement would plan anew for the triggers' conditions.
CREATE FUNCTION analytics_said(author text, status text, aborted boolean, imported boolean) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN NOT imported AND NOT aborted AND (author = 'contact' OR status IN ('sent', 'delivered', 'seen'));
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_quarter(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_bin('15 minutes', at, '2000-01-01 00:00:00+00');
--> statement-breakpoint
-- A wait rounded down to a step that a person would say; the same steps as waitStep of the domain.
CREATE FUNCTION analytics_wait_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN seconds - seconds % CASE WHEN seconds < 60 THEN 5 WHEN seconds < 600 THEN 30 WHEN seconds < 3600 THEN 300
  WHEN seconds < 86400 THEN 1800 WHEN seconds < 604800 THEN 21600 ELSE 86400 END;
--> statement-breakpoint
-- How long the contact had waited for an answer: for the coach's from the first message that nobody had answered yet,
-- for the agent's from the last one, as the agent waits for a quiet moment first. Null when it answers nothing.
CREATE FUNCTION analytics_waited(answer messages) RETURNS integer LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint
-- The business message whose wait depends on another message: the next one after it.
CREATE FUNCTION analytics_next_answer(chat uuid, said_at timestamptz, said_id uuid, said_by text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT m.id FROM messages m
    WHERE m.chat_id = chat AND m.sent_at >= said_at AND m.id <> said_id
      AND (said_by = 'contact' OR m.sent_at > said_at OR m.id > said_id)
      AND m.author <> 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)
    ORDER BY m.sent_at, m.id LIMIT 1);
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_is_talking(chat uuid, since timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT count(*) > 2 FROM (
    SELECT 1 FROM messages m WHERE m.chat_id = chat AND m.sent_at > since AND m.author = 'contact'
      AND analytics_said(m.author, m.status, m.aborted, m.imported) LIMIT 3) responses);
END $$;
--> statement-breakpoint
-- What was stored before anything was counted.
UPDATE chats SET engaged_agent_id = (SELECT agent_id FROM bots WHERE bots.id = chats.bot_id) WHERE engaged_at IS NOT NULL;
--> statement-breakpoint
UPDATE chats SET qualified_at = now() WHERE stage IN ('qualified', 'booked');
--> statement-breakpoint
UPDATE messages SET waited_seconds = analytics_waited(messages) WHERE author IN ('agent', 'coach');
--> statement-breakpoint
INSERT INTO chat_milestones (chat_id, bot_id, began_at, engaged_at, agent_id, keyword, qualified, talking)
SELECT id, bot_id, (SELECT min(m.sent_at) FROM messages m WHERE m.chat_id = chats.id AND m.author = 'contact' AND NOT m.imported),
  engaged_at, engaged_agent_id, engaged_keyword, qualified_at IS NOT NULL, engaged_at IS NOT NULL AND analytics_is_talking(id, engaged_at)
FROM chats;
--> statement-breakpoint
CREATE FUNCTION analytics_measure_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.waited_seconds := analytics_waited(new);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_wait_added BEFORE INSERT ON messages FOR EACH ROW
WHEN (new.author <> 'contact' AND analytics_said(new.author, new.status, new.aborted, new.imported)) EXECUTE FUNCTION analytics_measure_wait();
--> statement-breakpoint
CREATE TRIGGER messages_wait_changed BEFORE UPDATE ON messages FOR EACH ROW
WHEN (new.author <> 'contact' AND (new.sent_at <> old.sent_at
  OR analytics_said(new.author, new.status, new.aborted, new.imported) <> analytics_said(old.author, old.status, old.aborted, old.imported)))
EXECUTE FUNCTION analytics_measure_wait();
--> statement-breakpoint
-- One thing more, or less, that counts.
CREATE FUNCTION analytics_count(bot uuid, metric text, label text, counted_at timestamptz, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_changes (bot_id, metric, label, at, change) VALUES (bot, metric, label, analytics_quarter(counted_at), change);
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_count_message(m messages, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF m.author = 'contact' THEN
    PERFORM analytics_count(m.bot_id, 'received', '', m.sent_at, change);
  ELSE
    PERFORM analytics_count(m.bot_id, 'sent', m.author, m.sent_at, change);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_count_wait(m messages, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF m.waited_seconds IS NOT NULL THEN
    PERFORM analytics_count(m.bot_id, m.author || '-wait', analytics_wait_step(m.waited_seconds)::text, m.sent_at, change);
  END IF;
END $$;
--> statement-breakpoint
-- What arrives late, or is taken back, changes what the next answer answered, and how quickly.
CREATE FUNCTION analytics_measure_next(m messages) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  later uuid := analytics_next_answer(m.chat_id, m.sent_at, m.id, m.author);
BEGIN
  IF later IS NOT NULL THEN
    UPDATE messages answer SET waited_seconds = analytics_waited(answer)
    WHERE answer.id = later AND answer.waited_seconds IS DISTINCT FROM analytics_waited(answer);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_message_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known chat_milestones;
BEGIN
  PERFORM analytics_count_message(new, 1);
  PERFORM analytics_count_wait(new, 1);
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
  PERFORM analytics_measure_next(new);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_counted_added AFTER INSERT ON messages FOR EACH ROW
WHEN (analytics_said(new.author, new.status, new.aborted, new.imported)) EXECUTE FUNCTION analytics_message_added();
--> statement-breakpoint
CREATE FUNCTION analytics_message_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_said boolean := analytics_said(old.author, old.status, old.aborted, old.imported);
  is_said boolean := analytics_said(new.author, new.status, new.aborted, new.imported);
  moved boolean := new.sent_at <> old.sent_at;
BEGIN
  IF was_said <> is_said OR moved THEN
    IF was_said THEN
      PERFORM analytics_count_message(old, -1);
    END IF;
    IF is_said THEN
      PERFORM analytics_count_message(new, 1);
    END IF;
  END IF;
  IF new.waited_seconds IS DISTINCT FROM old.waited_seconds OR moved THEN
    PERFORM analytics_count_wait(old, -1);
    PERFORM analytics_count_wait(new, 1);
  END IF;
  IF was_said <> is_said OR moved THEN
    PERFORM analytics_measure_next(new);
    IF moved THEN
      PERFORM analytics_measure_next(old);
    END IF;
    IF new.author = 'contact' THEN
      PERFORM analytics_recount_chat(new.chat_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_counted_changed AFTER UPDATE ON messages FOR EACH ROW
WHEN (new.waited_seconds IS DISTINCT FROM old.waited_seconds OR new.sent_at <> old.sent_at
  OR analytics_said(new.author, new.status, new.aborted, new.imported) <> analytics_said(old.author, old.status, old.aborted, old.imported))
EXECUTE FUNCTION analytics_message_changed();
--> statement-breakpoint
CREATE FUNCTION analytics_message_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With its account nothing is left that could be counted, with its chat nothing that would have to be measured anew.
  IF NOT EXISTS (SELECT 1 FROM bots WHERE id = old.bot_id) THEN
    RETURN NULL;
  END IF;
  PERFORM analytics_count_message(old, -1);
  PERFORM analytics_count_wait(old, -1);
  IF EXISTS (SELECT 1 FROM chats WHERE id = old.chat_id) THEN
    PERFORM analytics_measure_next(old);
    IF old.author = 'contact' THEN
      PERFORM analytics_recount_chat(old.chat_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_counted_removed AFTER DELETE ON messages FOR EACH ROW
WHEN (analytics_said(old.author, old.status, old.aborted, old.imported)) EXECUTE FUNCTION analytics_message_removed();
--> statement-breakpoint
CREATE FUNCTION analytics_recount_chat(chat uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE chat_milestones SET
    began_at = (SELECT min(m.sent_at) FROM messages m
      WHERE m.chat_id = chat AND m.author = 'contact' AND analytics_said(m.author, m.status, m.aborted, m.imported)),
    talking = engaged_at IS NOT NULL AND analytics_is_talking(chat, engaged_at)
  WHERE chat_id = chat
$$;
--> statement-breakpoint
-- Which agent engaged a chat, and when its lead was qualified, whoever writes it.
CREATE FUNCTION analytics_note_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.engaged_at IS NOT NULL AND new.engaged_agent_id IS NULL THEN
    SELECT agent_id INTO new.engaged_agent_id FROM bots WHERE id = new.bot_id;
  END IF;
  IF new.stage IN ('qualified', 'booked') THEN
    new.qualified_at := coalesce(new.qualified_at, now());
  ELSIF TG_OP = 'UPDATE' AND old.stage = 'qualified' AND new.stage IN ('new', 'engaged') THEN
    new.qualified_at := NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER chats_steps_added BEFORE INSERT ON chats FOR EACH ROW
WHEN (new.engaged_at IS NOT NULL OR new.stage IN ('qualified', 'booked')) EXECUTE FUNCTION analytics_note_steps();
--> statement-breakpoint
CREATE TRIGGER chats_steps_changed BEFORE UPDATE ON chats FOR EACH ROW
WHEN (new.stage <> old.stage OR (new.engaged_at IS NOT NULL AND old.engaged_at IS NULL)) EXECUTE FUNCTION analytics_note_steps();
--> statement-breakpoint
CREATE FUNCTION analytics_note_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat_milestones (chat_id, bot_id, engaged_at, agent_id, keyword, qualified, talking)
  VALUES (new.id, new.bot_id, new.engaged_at, new.engaged_agent_id, new.engaged_keyword, new.qualified_at IS NOT NULL,
    new.engaged_at IS NOT NULL AND analytics_is_talking(new.id, new.engaged_at))
  ON CONFLICT (chat_id) DO UPDATE SET engaged_at = excluded.engaged_at, agent_id = excluded.agent_id,
    keyword = excluded.keyword, qualified = excluded.qualified, talking = excluded.talking;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chats_milestone_added AFTER INSERT ON chats FOR EACH ROW
WHEN (new.engaged_at IS NOT NULL OR new.qualified_at IS NOT NULL) EXECUTE FUNCTION analytics_note_chat();
--> statement-breakpoint
CREATE TRIGGER chats_milestone_changed AFTER UPDATE ON chats FOR EACH ROW
WHEN (new.engaged_at IS DISTINCT FROM old.engaged_at OR new.engaged_agent_id IS DISTINCT FROM old.engaged_agent_id
  OR new.engaged_keyword IS DISTINCT FROM old.engaged_keyword OR (new.qualified_at IS NULL) <> (old.qualified_at IS NULL))
EXECUTE FUNCTION analytics_note_chat();
--> statement-breakpoint
-- What one conversation adds to the counts.
CREATE FUNCTION analytics_of_milestone(k chat_milestones) RETURNS TABLE (metric text, label text, at timestamptz) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'began', k.reached::text, analytics_quarter(k.began_at) WHERE k.began_at IS NOT NULL
  UNION ALL
  SELECT kind.metric, coalesce(k.agent_id::text, '') || ':' || coalesce(k.keyword, ''), analytics_quarter(k.engaged_at)
  FROM (VALUES ('engaged', true), ('engaged-talking', k.talking), ('engaged-talking-booked', k.talking AND k.booked),
    ('engaged-qualified', k.reached >= 2), ('engaged-booked', k.booked), ('engaged-shown', k.shown)) AS kind (metric, holds)
  WHERE k.engaged_at IS NOT NULL AND kind.holds
$$;
--> statement-breakpoint
CREATE FUNCTION analytics_milestone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
--> statement-breakpoint
CREATE TRIGGER chat_milestones_counted AFTER INSERT OR UPDATE OR DELETE ON chat_milestones
FOR EACH ROW EXECUTE FUNCTION analytics_milestone_changed();
--> statement-breakpoint
CREATE FUNCTION analytics_call_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION analytics_call_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM analytics_recount_calls(old.chat_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION analytics_recount_calls(chat uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO chat_milestones (chat_id, bot_id, booked, shown)
  SELECT id, bot_id, has.booked, has.shown FROM chats CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS booked, coalesce(bool_or(outcome = 'shown'), false) AS shown
    FROM appointments WHERE chat_id = chat AND status = 'confirmed') has
  WHERE id = chat
  ON CONFLICT (chat_id) DO UPDATE SET booked = excluded.booked, shown = excluded.shown
$$;
--> statement-breakpoint
CREATE TRIGGER appointments_counted_added AFTER INSERT ON appointments FOR EACH ROW
WHEN (new.chat_id IS NOT NULL AND new.status = 'confirmed') EXECUTE FUNCTION analytics_call_changed();
--> statement-breakpoint
CREATE TRIGGER appointments_counted_changed AFTER UPDATE ON appointments FOR EACH ROW
WHEN (new.chat_id IS DISTINCT FROM old.chat_id OR new.status <> old.status OR new.outcome IS DISTINCT FROM old.outcome
  OR new.confirmed_at IS DISTINCT FROM old.confirmed_at) EXECUTE FUNCTION analytics_call_changed();
--> statement-breakpoint
CREATE TRIGGER appointments_counted_removed AFTER DELETE ON appointments FOR EACH ROW
WHEN (old.chat_id IS NOT NULL) EXECUTE FUNCTION analytics_call_removed();
--> statement-breakpoint
CREATE FUNCTION analytics_call_milestone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER call_milestones_counted AFTER INSERT OR UPDATE OR DELETE ON call_milestones
FOR EACH ROW EXECUTE FUNCTION analytics_call_milestone_changed();
--> statement-breakpoint
-- Counts everything anew from what it is drawn from; the job that adds changes to the counts does the rest.
CREATE FUNCTION analytics_recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE analytics_changes IN EXCLUSIVE MODE;
  DELETE FROM analytics_changes;
  DELETE FROM analytics_counts;
  INSERT INTO analytics_changes (bot_id, metric, label, at, change)
  SELECT bot_id, CASE author WHEN 'contact' THEN 'received' ELSE 'sent' END, CASE author WHEN 'contact' THEN '' ELSE author END,
    analytics_quarter(sent_at), count(*)
  FROM messages WHERE analytics_said(author, status, aborted, imported) GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT bot_id, author || '-wait', analytics_wait_step(waited_seconds)::text, analytics_quarter(sent_at), count(*)
  FROM messages WHERE waited_seconds IS NOT NULL GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT k.bot_id, c.metric, c.label, c.at, count(*)
  FROM chat_milestones k CROSS JOIN LATERAL analytics_of_milestone(k) c GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT bot_id, 'met', '', analytics_quarter(booked_at), count(*) FROM call_milestones GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
SELECT analytics_recount();
