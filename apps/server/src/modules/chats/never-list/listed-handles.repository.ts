import { channelKinds, hasHandles } from '@spotter/domain/channels';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { chats } from '../chats.tables.ts';

const listed = sql`select from never_list_handles listed where listed.workspace_id = ${chats.workspaceId}`;

/** Whether a chat's contact is on the never list: by hand in the chat, or by their handle. */
export const isNeverAnswered = sql<boolean>`(${chats.neverAutoreply}
  or exists (${listed} and listed.handle = lower(${chats.username})))`;

const withHandles = sql.join(
  channelKinds.filter((kind) => hasHandles[kind]).map((kind) => sql.raw(`'${kind}'`)),
  sql`, `,
);

/** Whether the contact may be one of the list's handles: the platform has not said yet who they are. */
export const awaitsHandle = sql<boolean>`(${chats.username} is null and ${chats.profileCheckedAt} is null
  and ${bots.channel} in (${withHandles}) and exists (${listed}))`;

/** Returns whether a handle, as the platform writes it, is on a workspace's never list. */
export async function isHandleListed(
  database: Database,
  { workspaceId, username }: { workspaceId: WorkspaceId; username: string },
): Promise<boolean> {
  const [row] = await queryRows<{ found: boolean }>(
    database,
    sql`select exists (select from never_list_handles
      where workspace_id = ${workspaceId} and handle = lower(${username})) as found`,
  );
  return row?.found === true;
}
