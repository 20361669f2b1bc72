-- The file of what was sent goes with its row, which goes with its message and its chat, whatever deletes them. So does the file of a clip.
CREATE OR REPLACE FUNCTION remove_sent_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text := old.workspace_id || '/' || old.id;
BEGIN
  -- The files of a deleted workspace are removed together (modules/files).
  IF NOT EXISTS (SELECT FROM workspaces WHERE id = old.workspace_id) THEN
    RETURN NULL;
  END IF;
  DELETE FROM stored_files WHERE id = old.id;
  INSERT INTO jobs (kind, key, payload, lane, due_at)
  VALUES ('sweep-files', place, jsonb_build_object('prefix', place), 'sweep-files', now())
  ON CONFLICT (kind, key) DO UPDATE SET revision = jobs.revision + 1, due_at = least(jobs.due_at, excluded.due_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sent_media_removed AFTER DELETE ON sent_media FOR EACH ROW EXECUTE FUNCTION remove_sent_file();
CREATE OR REPLACE TRIGGER clips_removed AFTER DELETE ON clips FOR EACH ROW EXECUTE FUNCTION remove_sent_file();
