CREATE INDEX IF NOT EXISTS "chat_milestones_engaged" ON "chat_milestones" USING btree ("bot_id","engaged_at","chat_id") WHERE engaged_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_waits" ON "messages" USING btree ("bot_id","author",(waited_seconds - waited_seconds % case when waited_seconds < 60 then 5
  when waited_seconds < 600 then 30 when waited_seconds < 3600 then 300 when waited_seconds < 86400 then 1800
  when waited_seconds < 604800 then 21600 else 86400 end),"sent_at","id") WHERE waited_seconds is not null;