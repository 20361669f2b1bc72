-- What coaches wrote and what leads ask is compared by the stems of its words, in English and in Spanish: a coach writes in
-- one of them, a lead may ask in the other, and both use names of the other.

-- The stems of one word, folded. Null for a word that says nothing, such as "the", in either language.
CREATE OR REPLACE FUNCTION knowledge_stems(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  english text[] := ts_lexize('pg_catalog.english_stem', word);
  spanish text[] := ts_lexize('pg_catalog.spanish_stem', word);
BEGIN
  IF english = '{}' OR spanish = '{}' THEN RETURN NULL; END IF;
  IF english = spanish THEN RETURN english; END IF;
  RETURN english || spanish;
END $$;

-- The words of a question in their order, each once, with their stems. At most 60.
CREATE OR REPLACE FUNCTION knowledge_terms(question text) RETURNS TABLE (word text, stems text[]) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT said.word, said.stems FROM (
    SELECT word, knowledge_stems(word) AS stems, min(place) AS place
    FROM unnest(string_to_array(search_spaced(left(question, 2000)), ' ')) WITH ORDINALITY AS split (word, place)
    WHERE (length(word) BETWEEN 2 AND 60 OR word ~ '[0-9]') GROUP BY word ORDER BY min(place) LIMIT 120
  ) AS said WHERE said.stems IS NOT NULL ORDER BY said.place LIMIT 60
$$;

-- What a text is found by. Its words have places, by which a rank knows how often each stands there.
CREATE OR REPLACE FUNCTION knowledge_vector(said text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', spaced), weight) || setweight(to_tsvector('pg_catalog.spanish', spaced), weight)
  FROM (SELECT search_spaced(left(said, 20000)) AS spaced) AS split
$$;

-- A passage: A its title and heading, B its text, C how leads may ask for it.
CREATE OR REPLACE FUNCTION knowledge_words(named text, said text, wordings text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT knowledge_vector(named, 'A') || knowledge_vector(said, 'B') || knowledge_vector(wordings, 'C')
$$;
