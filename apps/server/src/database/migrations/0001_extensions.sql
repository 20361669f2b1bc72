-- Calls that overlap are refused by an exclusion constraint; conversations are searched by parts of words.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
