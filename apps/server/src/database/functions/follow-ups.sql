-- An answer of an agent with follow-ups begins a sequence: the job looks at the chat's plan when its first step may be due, and
-- decides everything else by itself (modules/autoreply/follow-ups).
CREATE OR REPLACE FUNCTION request_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_job('follow-up', new.chat_id, 'follow-ups ' || new.bot_id,
    new.received_at + make_interval(mins => (agent.follow_ups->'steps'->0->>'afterMinutes')::int))
  FROM bots JOIN agents agent ON agent.id = bots.agent_id
  WHERE bots.id = new.bot_id AND (agent.follow_ups->>'enabled')::boolean AND jsonb_array_length(agent.follow_ups->'steps') > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_request_follow_up AFTER INSERT ON messages FOR EACH ROW
WHEN (new.author = 'agent' AND new.turn IS NOT NULL AND new.part = 0 AND NOT new.imported)
EXECUTE FUNCTION request_follow_up();
