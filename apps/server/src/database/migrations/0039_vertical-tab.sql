-- Before PostgreSQL 16, E'\v' is the letter v and not a vertical tab: there each v of a message, of a name and of what is
-- typed was taken for the end of a word. What is made with the function is made again, for which it is changed here too.
DO $$
BEGIN
  IF current_setting('server_version_num')::int < 160000 THEN
    EXECUTE replace(pg_get_functiondef('search_spaced(text)'::regprocedure), '\f\v''', '\f\x0b''');
    REINDEX INDEX messages_words;
    UPDATE chat_names SET words = search_name(chats.bot_id, concat_ws(' ', chats.username, chats.name))
    FROM chats WHERE chats.id = chat_names.chat_id AND concat_ws(' ', chats.username, chats.name) ILIKE '%v%';
  END IF;
END $$;
