-- The sum of a won call, with what brought it. That is kept as it was when the call was won: decisions and messages go with age.
CREATE OR REPLACE FUNCTION analytics_call_won() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked_at timestamptz := coalesce(new.confirmed_at, new.created_at);
BEGIN
  IF new.status <> 'confirmed' OR new.outcome IS DISTINCT FROM 'shown' OR new.result IS DISTINCT FROM 'won' THEN
    DELETE FROM won_calls WHERE appointment_id = new.id;
    RETURN NULL;
  END IF;
  UPDATE won_calls SET at = new.starts_at, amount = new.won_amount, currency = new.won_currency WHERE appointment_id = new.id;
  IF NOT FOUND THEN
    INSERT INTO won_calls (appointment_id, workspace_id, at, amount, currency, keyword, post, source, version, step)
    SELECT new.id, new.workspace_id, new.starts_at, new.won_amount, new.won_currency,
      coalesce(k.agent_id::text, '') || ':' || k.keyword, k.bot_id::text || ':' || k.post_id, k.source, answered.version, followed.step
    FROM (SELECT) one
    LEFT JOIN chat_milestones k ON k.chat_id = new.chat_id
    LEFT JOIN LATERAL (
      SELECT (record -> 'version' ->> 'agentId') || ':' || (record -> 'version' ->> 'number') AS version FROM decisions
      WHERE chat_id = new.chat_id AND at <= booked_at AND kind = 'reply' AND record -> 'version' ->> 'number' IS NOT NULL
      ORDER BY at DESC LIMIT 1) answered ON true
    LEFT JOIN LATERAL (
      SELECT f.agent_id::text || ':' || f.step_id::text AS step FROM follow_ups f JOIN messages m ON m.id = f.message_id
      WHERE f.chat_id = new.chat_id AND f.state = 'sent' AND f.at <= booked_at AND analytics_said(m.author, m.status, m.aborted, m.imported)
      ORDER BY f.at DESC LIMIT 1) followed ON true;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_won_added AFTER INSERT ON appointments FOR EACH ROW
WHEN (new.result = 'won') EXECUTE FUNCTION analytics_call_won();

CREATE OR REPLACE TRIGGER appointments_won_changed AFTER UPDATE ON appointments FOR EACH ROW
WHEN ((old.result = 'won' OR new.result = 'won') AND (new.result IS DISTINCT FROM old.result OR new.outcome IS DISTINCT FROM old.outcome
  OR new.status <> old.status OR new.starts_at <> old.starts_at OR new.won_amount IS DISTINCT FROM old.won_amount
  OR new.won_currency IS DISTINCT FROM old.won_currency)) EXECUTE FUNCTION analytics_call_won();
