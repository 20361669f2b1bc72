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

-- One thing more, or less, that counts.
CREATE OR REPLACE FUNCTION analytics_count(bot uuid, metric text, label text, counted_at timestamptz, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_changes (bot_id, metric, label, at, change) VALUES (bot, metric, label, analytics_quarter(counted_at), change);
END $$;

-- Counts everything anew from what it is drawn from; the job that adds changes to the counts does the rest.
CREATE OR REPLACE FUNCTION analytics_recount() RETURNS void LANGUAGE plpgsql AS $$
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
