import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { type CredentialRow, credentials } from '../../connections/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';

/** Returns the calendar that a coach connected first; with an agent, the first that serves it. */
export async function findFirstCalendar(
  database: Database,
  workspaceId: WorkspaceId,
  agentId: string | null,
  kinds: readonly CredentialRow['integration'][],
): Promise<CredentialRow | null> {
  const [row] = await database
    .select()
    .from(credentials)
    .where(
      and(
        eq(credentials.workspaceId, workspaceId),
        inArray(credentials.integration, [...kinds]),
        ne(credentials.status, 'disconnected'),
        ...(agentId === null ? [] : [eq(credentials.agentId, agentId)]),
      ),
    )
    .orderBy(asc(credentials.createdAt), asc(credentials.id))
    .limit(1);
  return row ?? null;
}

/** Returns a calendar that is not disconnected; its token may be refused by now. */
export async function findCalendar(database: Database, credentialId: string): Promise<CredentialRow | null> {
  const [row] = await database
    .select()
    .from(credentials)
    .where(and(eq(credentials.id, credentialId), ne(credentials.status, 'disconnected')));
  return row ?? null;
}

/** Returns a calendar whose connection is good. */
export async function findConnectedCalendar(database: Database, credentialId: string): Promise<CredentialRow | null> {
  const [row] = await database
    .select()
    .from(credentials)
    .where(and(eq(credentials.id, credentialId), eq(credentials.status, 'connected')));
  return row ?? null;
}
