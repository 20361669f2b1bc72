ALTER TABLE "chat_milestones" ADD COLUMN "trigger_id" text;--> statement-breakpoint
ALTER TABLE "chat_milestones" ADD COLUMN "post_id" text;
--> statement-breakpoint
UPDATE chat_milestones SET trigger_id = chats.engaged_trigger_id, post_id = chats.engaged_post_id FROM chats
WHERE chats.id = chat_milestones.chat_id AND chats.engaged_trigger_id IS NOT NULL;
--> statement-breakpoint
UPDATE chat_milestones SET source = analytics_source(chats.referral) FROM chats
WHERE chats.id = chat_milestones.chat_id AND chat_milestones.engaged_at IS NULL AND chats.referral IS NOT NULL;
--> statement-breakpoint
-- What counts from now on, counted once for what is there: see analytics_of_milestone.
INSERT INTO analytics_changes (bot_id, metric, label, at, change)
SELECT k.bot_id, 'came-' || way.name, CASE WHEN k.began_at IS NULL AND k.reached < 2 THEN 0 ELSE k.reached END || ':' || way.key,
  analytics_quarter(least(k.began_at, k.engaged_at)), count(*)
FROM chat_milestones k CROSS JOIN LATERAL (VALUES
    ('trigger', CASE WHEN k.engaged_at IS NULL OR (k.trigger_id IS NULL AND k.keyword IS NULL) THEN ''
      ELSE coalesce(k.agent_id::text, '') || ':' || coalesce(k.trigger_id, 'keyword') END),
    ('post', k.bot_id::text || ':' || k.post_id),
    ('ad', CASE WHEN starts_with(k.source, 'ad ') THEN substr(k.source, 4) END),
    ('link', CASE WHEN starts_with(k.source, 'link ') THEN substr(k.source, 6) END)) AS way (name, key)
WHERE least(k.began_at, k.engaged_at) IS NOT NULL AND way.key IS NOT NULL GROUP BY 1, 2, 3, 4;
