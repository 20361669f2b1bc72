import type { MediaFormat, MediaKind } from '@spotter/domain/media';
import { sql } from 'drizzle-orm';
import { chats } from '../chats.tables.ts';
import type { ChatClip } from './clips-of-chat.ts';

type Row = [
  id: string,
  name: string,
  kind: MediaKind,
  format: MediaFormat,
  bytes: number,
  whenToUse: string,
  perContactOnce: boolean,
  showsPerson: boolean,
  consentBy: string | null,
  consentUntil: string | null,
  isSent: boolean,
];

/** The clips of a chat's workspace as one column. What was not sent after all does not count as sent. */
export const clipsOfChat =
  sql`(select coalesce(json_agg(json_build_array(clip.id, clip.name, clip.kind, clip.format, file.bytes,
    clip.when_to_use, clip.per_contact_once, clip.shows_person, clip.consent_by, clip.consent_until,
    exists (select from clip_sends sent left join messages carried on carried.id = sent.message_id
      where sent.chat_id = ${chats.id} and sent.clip_id = clip.id
        and not coalesce(carried.aborted or carried.status = 'failed', false))) order by clip.name), '[]')
  from clips clip join stored_files file on file.id = clip.id where clip.workspace_id = ${chats.workspaceId})`.mapWith(
    (rows: Row[]): ChatClip[] =>
      rows.map(([id, name, kind, format, bytes, whenToUse, perContactOnce, showsPerson, consentBy, until, isSent]) => ({
        id,
        name,
        kind,
        format,
        bytes,
        whenToUse,
        perContactOnce,
        showsPerson,
        consent: consentBy === null ? null : { givenBy: consentBy, until },
        isSent,
      })),
  );
