import { maxAnswersPerHour } from '@spotter/domain/autoreply';
import { sql, type SQL } from 'drizzle-orm';
import { chats } from '../chats.tables.ts';

/** Returns, in SQL, when drafts of chats were thrown away, with one more: the newest of an hour's limit. */
export function withAbortedDraft(at: SQL): SQL<string[]> {
  const written = sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`(select coalesce(jsonb_agg(kept.at order by kept.place), '[]') from jsonb_array_elements(
    ${chats.draftsAborted} || jsonb_build_array(${written})) with ordinality as kept(at, place)
    where kept.place > jsonb_array_length(${chats.draftsAborted}) + 1 - ${sql.raw(String(maxAnswersPerHour))})`;
}
