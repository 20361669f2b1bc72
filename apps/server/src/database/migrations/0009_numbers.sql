-- An index needs its function, which is the one of database/functions/analytics.sql.
CREATE OR REPLACE FUNCTION analytics_wait_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN seconds - seconds % CASE WHEN seconds < 60 THEN 5 WHEN seconds < 600 THEN 30 WHEN seconds < 3600 THEN 300
  WHEN seconds < 86400 THEN 1800 WHEN seconds < 604800 THEN 21600 ELSE 86400 END;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chat_milestones_engaged" ON "chat_milestones" USING btree ("bot_id","engaged_at","chat_id") WHERE engaged_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_waits" ON "messages" USING btree ("bot_id","author",analytics_wait_step(waited_seconds),"sent_at","id") WHERE waited_seconds is not null;
