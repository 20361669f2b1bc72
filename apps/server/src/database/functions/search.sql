-- Autovacuum, ANALYZE and whoever restores a dump also work out what stands in an index, and look into no schema that is not
-- named: functions that an index is made with name theirs. Whoever changes what one of them returns adds a migration that
-- makes the index anew.

-- A long text with its accents apart. Marks on one letter are put in order by comparing each with the others, so the text is cut
-- at its spaces, which changes nothing, and a word that no language has anywhere.
CREATE OR REPLACE FUNCTION search_decomposed(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT string_agg(CASE WHEN length(word) <= 400 THEN normalize(word, NFKD)
      ELSE (SELECT string_agg(normalize(substr(word, start, 400), NFKD), '' ORDER BY start) FROM generate_series(1, length(word), 400) AS start)
    END, ' ' ORDER BY place) FROM unnest(string_to_array(said, ' ')) WITH ORDINALITY AS split (word, place));
END $$;

-- What every message is indexed by is not written in SQL, which would be planned anew for each: that takes ten times as long
-- as to run it.
-- Words are compared without case, accents and width.
CREATE OR REPLACE FUNCTION search_fold(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN octet_length(said) = length(said) THEN lower(said)
    WHEN length(said) <= 400 THEN lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g'))
    ELSE lower(regexp_replace(public.search_decomposed(said), '[\u0300-\u036f]', '', 'g')) END;
END $$;

-- A text, folded, with a space for whatever separates words. The signs are named one by one: classes of letters depend on the database's locale.
CREATE OR REPLACE FUNCTION search_spaced(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN translate(public.search_fold(said), E' \t\n\r\f\x0b' || '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»“”‘’„…–—·、。，！？：；（）', repeat(' ', 70));
END $$;

-- The words of a text, folded, each once.
CREATE OR REPLACE FUNCTION search_terms(said text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT DISTINCT left(word, 60) FROM unnest(string_to_array(public.search_spaced(said), ' ')) AS word WHERE word <> '');
END $$;

-- The pattern of a text in which a word begins like this one. A term has no punctuation left that means anything to a pattern.
CREATE OR REPLACE FUNCTION search_pattern(term text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '(^|[][\s!-/:-@\\^-`{-~¡¿«»“”‘’„…–—·、。，！？：；（）])' || term;

-- Each word with its scope before it. Every message that comes or changes is indexed by this, so nothing is looked at one
-- by one, unless a word could be longer than an index takes.
-- Words are looked for when they are rare, which no estimate knows: to start parallel workers would take longer than to look.
CREATE OR REPLACE FUNCTION search_scoped(scope text, spaced text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  IF octet_length(spaced) < 2000 THEN
    RETURN array_to_tsvector(array_remove(array_remove(string_to_array(replace(' ' || spaced, ' ', ' ' || scope), ' '), ''), scope));
  END IF;
  RETURN array_to_tsvector(ARRAY(SELECT scope || word FROM unnest(public.search_terms(spaced)) AS word));
END $$;

-- The words of a text under the account it belongs to: an index of many accounts then answers for one of them alone.
CREATE OR REPLACE FUNCTION search_words(scope uuid, said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  RETURN public.search_scoped(scope::text, public.search_spaced(said));
END $$;

-- The same for a name, every end of each word too: part of a name finds it. The vector keeps each of them once by itself.
CREATE OR REPLACE FUNCTION search_name(scope uuid, said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_tsvector(ARRAY(SELECT scope::text || substr(left(word, 60), start)
    FROM unnest(string_to_array(public.search_spaced(said), ' ')) AS word, generate_series(1, least(length(word), 60)) AS start));
END $$;

-- What is looked for: words that begin as the typed ones do, all of them. Null when no word was typed.
CREATE OR REPLACE FUNCTION search_query(scope uuid, typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT string_agg('''' || scope::text || word || ''':*', ' & ') FROM unnest(search_terms(typed)) AS word)::tsquery;

CREATE OR REPLACE FUNCTION keep_chat_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chat_names (chat_id, words) VALUES (new.id, search_name(new.bot_id, concat_ws(' ', new.username, new.name)))
  ON CONFLICT (chat_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER chats_name_given AFTER INSERT ON chats FOR EACH ROW
WHEN (new.username IS NOT NULL OR new.name IS NOT NULL) EXECUTE FUNCTION keep_chat_name();

CREATE OR REPLACE TRIGGER chats_name_changed AFTER UPDATE OF username, name ON chats FOR EACH ROW
WHEN (new.username IS DISTINCT FROM old.username OR new.name IS DISTINCT FROM old.name) EXECUTE FUNCTION keep_chat_name();
