-- A chat says since when a send of it failed or is unconfirmed, whoever changed the message's status.
CREATE OR REPLACE FUNCTION note_send_trouble() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz := coalesce(new.attempted_at, new.sent_at);
BEGIN
  IF old.status IN ('failed', 'unconfirmed') OR new.aborted THEN
    UPDATE chats SET
      send_failed_at = (SELECT min(coalesce(m.attempted_at, m.sent_at)) FROM messages m
        WHERE m.chat_id = chats.id AND m.status = 'failed' AND NOT m.aborted AND coalesce(m.attempted_at, m.sent_at) >= chats.send_failed_at),
      send_unconfirmed_at = (SELECT min(coalesce(m.attempted_at, m.sent_at)) FROM messages m
        WHERE m.chat_id = chats.id AND m.status = 'unconfirmed' AND NOT m.aborted AND coalesce(m.attempted_at, m.sent_at) >= chats.send_unconfirmed_at)
    WHERE id = new.chat_id AND (send_failed_at IS NOT NULL OR send_unconfirmed_at IS NOT NULL);
  END IF;
  IF new.status = 'failed' AND NOT new.aborted THEN
    UPDATE chats SET send_failed_at = least(send_failed_at, since) WHERE id = new.chat_id;
  ELSIF new.status = 'unconfirmed' AND NOT new.aborted THEN
    UPDATE chats SET send_unconfirmed_at = least(send_unconfirmed_at, since) WHERE id = new.chat_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_send_trouble AFTER UPDATE OF status, aborted ON messages FOR EACH ROW
WHEN (old.status IS DISTINCT FROM new.status AND NOT (new.aborted AND old.status = 'waiting')
  AND (new.status IN ('failed', 'unconfirmed') OR old.status IN ('failed', 'unconfirmed')))
EXECUTE FUNCTION note_send_trouble();
