import type { Message, Thumb } from '@spotter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { messages } from '../chats.tables.ts';
import { messageThumbs } from './thumbs.tables.ts';

/** The opinion of a message that is read, and the first name of whose it is. */
export const thumbOfMessage = sql<Message['thumb']>`(
  select jsonb_build_object('value', t.thumb, 'by', nullif(u.first_name, ''))
  from message_thumbs t left join users u on u.id = t.by where t.message_id = ${messages.id})`;

/** Keeps an opinion of an answer in the place of the one before, with the version that wrote it. */
export async function storeThumb(
  tx: Database,
  { messageId, thumb, by, at }: { messageId: string; thumb: Thumb; by: string; at: Date },
): Promise<void> {
  await tx.execute(sql`insert into message_thumbs (message_id, chat_id, thumb, agent_id, version, by, at)
    select m.id, m.chat_id, ${thumb}, a.id, (d.record->'version'->>'number')::int, ${by}::uuid, ${at.toISOString()}::timestamptz
    from messages m
      left join decisions d on d.id = m.decision_id
      left join agents a on a.id = (d.record->'version'->>'agentId')::uuid
    where m.id = ${messageId}::uuid
    on conflict (message_id) do update set thumb = excluded.thumb, by = excluded.by, at = excluded.at`);
}

export async function deleteThumb(tx: Database, messageId: string): Promise<void> {
  await tx.delete(messageThumbs).where(eq(messageThumbs.messageId, messageId));
}

/** Counts the opinions of the answers of these versions of an agent. */
export async function countThumbs(
  database: Database,
  access: Access,
  agentId: string,
  versions: number[],
): Promise<Map<number, { up: number; down: number }>> {
  if (versions.length === 0) return new Map();
  const { version, thumb } = messageThumbs;
  const count = (value: Thumb) => sql<number>`(count(*) filter (where ${thumb} = ${value}))::int`;
  const rows = await database
    .select({ version, up: count('up'), down: count('down') })
    .from(messageThumbs)
    .innerJoin(agents, eq(agents.id, messageThumbs.agentId))
    .where(
      and(eq(messageThumbs.agentId, agentId), eq(agents.workspaceId, access.workspaceId), inArray(version, versions)),
    )
    .groupBy(version);
  return new Map(rows.map(({ version: of, up, down }) => [of!, { up, down }]));
}
