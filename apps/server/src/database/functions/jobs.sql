-- Asks for a job about one row; one that waits already is moved ahead.
CREATE OR REPLACE FUNCTION request_job(kind_of text, about uuid, lane_of text, due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (kind, key, payload, lane, due_at) VALUES (kind_of, about::text, '{}', lane_of, due)
  ON CONFLICT (kind, key) DO UPDATE SET revision = jobs.revision + 1,
    due_at = CASE WHEN jobs.lease_token IS NULL THEN least(jobs.due_at, excluded.due_at) ELSE excluded.due_at END;
END $$;
