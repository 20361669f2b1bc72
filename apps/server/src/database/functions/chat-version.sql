-- The transactions that wrote what an answer in a chat is decided on: whatever changes there changes this version. The same is
-- read with the rows themselves (ChatState), the newest 40 messages among them. No answer depends on the contact's profile, which
-- comes while the first one is written, nor on when the account's last webhook came, which is stored once a minute: both leave
-- the version as it is.
CREATE OR REPLACE FUNCTION chat_version(chat uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT concat_ws(' ', CASE WHEN c.xmin = c.profile_writer THEN c.writer_before_profile ELSE c.xmin END,
      CASE WHEN b.xmin = b.seen_writer THEN b.writer_before_seen ELSE b.xmin END,
      u.xmin, account.xmin, 'agent', agent.xmin, 'pause', pause.xmin, 'messages',
      (SELECT string_agg(newest.xmin::text, ' ' ORDER BY newest.sequence) FROM (
        SELECT m.xmin, m.sequence FROM messages m WHERE m.chat_id = chat ORDER BY m.sequence DESC LIMIT 40) newest))
    FROM chats c
    JOIN bots b ON b.id = c.bot_id
    JOIN workspaces owned ON owned.id = c.workspace_id
    JOIN users u ON u.id = owned.owner_id
    JOIN credentials account ON account.id = b.credential_id
    LEFT JOIN agents agent ON agent.id = b.agent_id
    LEFT JOIN send_pauses pause ON pause.bot_id = b.id
    WHERE c.id = chat);
END $$;

-- Takes those of these chats, until the transaction ends, that are as they were seen, and returns them; one that was seen as null is
-- as it is. Of several, those that somebody else has taken are left out, so that no answer waits for another's chat. In steps
-- of their own: a statement that has to wait for a chat goes on with what it saw of everything else before.
CREATE OR REPLACE FUNCTION lock_chats_as_seen(wanted uuid[], seen text[]) RETURNS SETOF uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  taken uuid[];
BEGIN
  IF cardinality(wanted) = 1 THEN
    taken := ARRAY(SELECT c.id FROM chats c WHERE c.id = wanted[1] FOR UPDATE);
  ELSE
    taken := ARRAY(SELECT c.id FROM chats c WHERE c.id = ANY (wanted) FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN QUERY SELECT one.chat FROM unnest(wanted, seen) AS one (chat, version)
    WHERE one.chat = ANY (taken) AND (one.version IS NULL OR chat_version(one.chat) = one.version);
END $$;

-- Servers of the release before call it. The next release drops it.
-- Takes a chat until the transaction ends, if it is as it was seen; fails otherwise. In steps of their own: a statement that
-- has to wait for a chat goes on with what it saw of everything else before.
CREATE OR REPLACE FUNCTION lock_chat_as_seen(chat uuid, seen text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM chats c WHERE c.id = chat FOR UPDATE;
  IF chat_version(chat) IS DISTINCT FROM seen THEN
    RAISE EXCEPTION USING ERRCODE = 'SP001', MESSAGE = 'The chat has changed since it was read';
  END IF;
  RETURN true;
END $$;
