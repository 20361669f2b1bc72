-- Analytics: what is counted, and by which rule, is told in docs/analytics.md.
-- A message counts as said when it came in, or when the platform took it. History from before the account was connected does not.
-- Not in SQL, which every statement would plan anew for the triggers' conditions.
CREATE OR REPLACE FUNCTION analytics_said(author text, status text, aborted boolean, imported boolean) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN NOT imported AND NOT aborted AND (author = 'contact' OR status IN ('sent', 'delivered', 'seen'));
END $$;

CREATE OR REPLACE FUNCTION analytics_quarter(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_bin('15 minutes', at, '2000-01-01 00:00:00+00');

-- A wait rounded down to a step that a person would say; the same steps as waitStep of the domain.
CREATE OR REPLACE FUNCTION analytics_wait_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN seconds - seconds % CASE WHEN seconds < 60 THEN 5 WHEN seconds < 600 THEN 30 WHEN seconds < 3600 THEN 300
  WHEN seconds < 86400 THEN 1800 WHEN seconds < 604800 THEN 21600 ELSE 86400 END;

-- Functions of the release before call it until those of this one are applied. The next release drops it.
CREATE OR REPLACE FUNCTION analytics_count(bot uuid, metric text, label text, counted_at timestamptz, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_changes (bot_id, metric, label, at, change) VALUES (bot, metric, label, analytics_quarter(counted_at), change);
END $$;

-- Whether this transaction writes much at once and counts it at its end, by analytics_count_held.
CREATE OR REPLACE FUNCTION analytics_counts_later() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN current_setting('spotter.count_later', true) = 'on';
END $$;

-- What counts, drawn from the rows: of one account, or of all where none is named.
CREATE OR REPLACE FUNCTION analytics_drawn(of_bot uuid) RETURNS TABLE (bot_id uuid, metric text, label text, at timestamptz, change bigint) LANGUAGE sql STABLE AS $$
  SELECT bot_id, CASE author WHEN 'contact' THEN 'received' ELSE 'sent' END, CASE author WHEN 'contact' THEN '' ELSE author END,
    analytics_quarter(sent_at), count(*)
  FROM messages WHERE (of_bot IS NULL OR bot_id = of_bot) AND analytics_said(author, status, aborted, imported) GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT bot_id, author || '-wait', analytics_wait_step(waited_seconds)::text, analytics_quarter(sent_at), count(*)
  FROM messages WHERE (of_bot IS NULL OR bot_id = of_bot) AND waited_seconds IS NOT NULL GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT k.bot_id, c.metric, c.label, c.at, count(*)
  FROM chat_milestones k CROSS JOIN LATERAL analytics_of_milestone(k) c WHERE of_bot IS NULL OR k.bot_id = of_bot GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT bot_id, 'met', '', analytics_quarter(booked_at), count(*) FROM call_milestones
  WHERE of_bot IS NULL OR bot_id = of_bot GROUP BY 1, 2, 3, 4
$$;

-- Counts everything anew from what it is drawn from; the job that adds changes to the counts does the rest.
CREATE OR REPLACE FUNCTION analytics_recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE analytics_changes IN EXCLUSIVE MODE;
  DELETE FROM analytics_changes;
  DELETE FROM analytics_counts;
  INSERT INTO analytics_changes (bot_id, metric, label, at, change) SELECT * FROM analytics_drawn(NULL);
END $$;

-- Counts all that was written into a new account while its transaction counted later, in one go. Waits were measured as each
-- answer was written, so the messages of a chat must have been written in their order.
CREATE OR REPLACE FUNCTION analytics_count_held(bot uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat_milestones AS known (chat_id, bot_id, began_at)
  SELECT chat_id, bot_id, min(sent_at) FROM messages
  WHERE bot_id = bot AND author = 'contact' AND analytics_said(author, status, aborted, imported) GROUP BY 1, 2
  ON CONFLICT (chat_id) DO UPDATE SET began_at = excluded.began_at,
    talking = known.engaged_at IS NOT NULL AND analytics_is_talking(known.chat_id, known.engaged_at);
  INSERT INTO analytics_changes (bot_id, metric, label, at, change) SELECT * FROM analytics_drawn(bot);
END $$;
