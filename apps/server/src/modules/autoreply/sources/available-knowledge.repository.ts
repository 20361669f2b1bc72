import { eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { appointments } from '../../booking/index.ts';
import { chats } from '../../chats/index.ts';
import { knowledgeItems } from '../../knowledge/index.ts';
import { offers } from '../../offers/index.ts';
import { workspaces } from '../../users/index.ts';
import type { AvailableKnowledge } from './known-sources.ts';

/** What a chat may have around it. Most have none of it, and what is not there need not be read. */
export function aroundChat(database: Database): Record<'calls' | keyof AvailableKnowledge, SQL<boolean>> {
  return {
    calls: some(database.select({ id: appointments.id }).from(appointments).where(eq(appointments.chatId, chats.id))),
    ...knowledgeIn(database, sql`${chats.workspaceId}`),
  };
}

/** Returns whether a workspace has anything that is true. */
export async function findAvailableKnowledge(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<AvailableKnowledge> {
  const [available] = await knowledgeOfWorkspace(database, { workspaceId });
  return available ?? { offers: false, knowledge: false };
}

const knowledgeOfWorkspace = preparedQuery(
  (database, { workspaceId }: { workspaceId: WorkspaceId }) =>
    database
      .select(knowledgeIn(database, sql`${workspaces.id}`))
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId)),
  { shared: true },
);

function knowledgeIn(database: Database, workspace: SQL): Record<keyof AvailableKnowledge, SQL<boolean>> {
  return {
    offers: some(database.select({ id: offers.id }).from(offers).where(eq(offers.workspaceId, workspace))),
    knowledge: some(
      database.select({ id: knowledgeItems.id }).from(knowledgeItems).where(eq(knowledgeItems.workspaceId, workspace)),
    ),
  };
}

function some(rows: Parameters<typeof exists>[0]): SQL<boolean> {
  return exists(rows) as SQL<boolean>;
}
