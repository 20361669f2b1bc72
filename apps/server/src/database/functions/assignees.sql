-- A lead who comes in, or is handed over, and whom nobody has, is given to somebody by the rule of the workspace
-- (modules/chats/assignees). Where leads go by their stage, each stage counts.
CREATE OR REPLACE FUNCTION request_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM assignment_rules given WHERE given.workspace_id = new.workspace_id
    AND (given.rule->>'kind' = 'stage'
      OR given.rule->>'kind' <> 'nobody' AND (old.last_inbound_at IS NULL OR new.stage = 'needs_you'))) THEN
    PERFORM request_job('assign-lead', new.id, new.bot_id::text, coalesce(new.last_activity_at, new.created_at));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_assign AFTER UPDATE ON chats FOR EACH ROW
WHEN (new.assignee_id IS NULL AND new.spam IS NULL AND new.last_inbound_at IS NOT NULL
  AND (old.last_inbound_at IS NULL OR new.stage <> old.stage OR new.handed_over_at IS DISTINCT FROM old.handed_over_at))
EXECUTE FUNCTION request_assignee();
