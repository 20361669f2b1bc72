-- What stands in an index is also worked out by autovacuum, by ANALYZE and by whoever restores a dump: they look into no
-- schema that is not named. The same functions as before, with their schema.
CREATE OR REPLACE FUNCTION search_spaced(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN translate(public.search_fold(said), E' \t\n\r\f\v' || '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»“”‘’„…–—·、。，！？：；（）', repeat(' ', 70));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_scoped(scope text, spaced text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  IF octet_length(spaced) < 2000 THEN
    RETURN array_to_tsvector(array_remove(array_remove(string_to_array(replace(' ' || spaced, ' ', ' ' || scope), ' '), ''), scope));
  END IF;
  RETURN array_to_tsvector(ARRAY(SELECT scope || word FROM unnest(public.search_terms(spaced)) AS word));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_words(scope uuid, said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  RETURN public.search_scoped(scope::text, public.search_spaced(said));
END $$;
