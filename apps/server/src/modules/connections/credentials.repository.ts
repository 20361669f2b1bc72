import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { credentials } from './connections.tables.ts';

export type CredentialRow = typeof credentials.$inferSelect;

const isNotDisconnected = ne(credentials.status, 'disconnected');

function ownCredential(access: Access, credentialId: string): SQL | undefined {
  return and(eq(credentials.id, credentialId), eq(credentials.workspaceId, access.workspaceId));
}

/** Lists a user's accounts in the order in which they were connected, without those that were disconnected. */
export function listCredentials(database: Database, access: Access): Promise<CredentialRow[]> {
  return database
    .select()
    .from(credentials)
    .where(and(eq(credentials.workspaceId, access.workspaceId), isNotDisconnected))
    .orderBy(credentials.createdAt, credentials.id);
}

/** Finds an account of the user's, also one that was disconnected. */
export async function findCredential(
  database: Database,
  access: Access,
  credentialId: string,
): Promise<CredentialRow | null> {
  const [row] = await database.select().from(credentials).where(ownCredential(access, credentialId));
  return row ?? null;
}

/** Finds an account for the server's own use, such as a job about it. */
export async function findCredentialForAll(database: Database, credentialId: string): Promise<CredentialRow | null> {
  const [row] = await database.select().from(credentials).where(eq(credentials.id, credentialId));
  return row ?? null;
}

/** Returns the id of the connection that a provider's account has today, if its token is good. */
export async function findConnectionOfAccount(
  database: Database,
  integration: OAuthServiceKind,
  accountId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ id: credentials.id })
    .from(credentials)
    .where(
      and(
        eq(credentials.integration, integration),
        eq(credentials.accountId, accountId),
        eq(credentials.status, 'connected'),
      ),
    );
  return row?.id ?? null;
}

/** Locks an account of the user's, also one that was disconnected. */
export async function lockCredential(
  tx: Database,
  access: Access,
  credentialId: string,
): Promise<CredentialRow | null> {
  const [row] = await tx.select().from(credentials).where(ownCredential(access, credentialId)).for('update');
  return row ?? null;
}

/** Locks the connection of a provider's account, of any user. */
export async function lockConnectionOfAccount(
  tx: Database,
  integration: OAuthServiceKind,
  accountId: string,
): Promise<CredentialRow | null> {
  const [row] = await tx
    .select()
    .from(credentials)
    .where(and(eq(credentials.integration, integration), eq(credentials.accountId, accountId), isNotDisconnected))
    .for('update');
  return row ?? null;
}

/** Locks the accounts of a user that are not disconnected. */
export function lockCredentials(tx: Database, access: Access): Promise<CredentialRow[]> {
  return lockWhere(tx, eq(credentials.workspaceId, access.workspaceId));
}

/** Locks the accounts that are not disconnected of one person, as the provider knows that person. */
export function lockCredentialsOfPerson(
  tx: Database,
  integration: OAuthServiceKind,
  appScopedId: string,
): Promise<CredentialRow[]> {
  return lockWhere(tx, and(eq(credentials.integration, integration), eq(credentials.appScopedId, appScopedId)));
}

function lockWhere(tx: Database, condition: SQL | undefined): Promise<CredentialRow[]> {
  return tx.select().from(credentials).where(and(condition, isNotDisconnected)).orderBy(credentials.id).for('update');
}

/** Stores a new account. Null: another request has just connected it. */
export async function insertCredential(
  tx: Database,
  row: typeof credentials.$inferInsert,
): Promise<CredentialRow | null> {
  const [saved] = await tx.insert(credentials).values(row).onConflictDoNothing().returning();
  return saved ?? null;
}

export async function changeCredential(
  tx: Database,
  credentialId: string,
  values: Partial<Omit<CredentialRow, 'id' | 'workspaceId'>>,
): Promise<CredentialRow> {
  const [changed] = await tx.update(credentials).set(values).where(eq(credentials.id, credentialId)).returning();
  return changed!;
}

/** Ends our use of an account. Its row stays, without its tokens. */
export async function setDisconnected(tx: Database, credentialId: string): Promise<void> {
  await tx
    .update(credentials)
    .set({ status: 'disconnected', sealedToken: null, renewingUntil: null })
    .where(eq(credentials.id, credentialId));
}

/** Notes that the platform refuses us an account's comments: the coach has to connect it again for them. */
export async function noteCommentsRefused(tx: Database, credentialId: string): Promise<void> {
  await tx.update(credentials).set({ commentsAllowed: false }).where(eq(credentials.id, credentialId));
}

/** Records since when a calendar refuses to book open times; null: it books again. */
export async function noteBookingRefused(tx: Database, credentialId: string, at: Date | null): Promise<void> {
  const changes = at === null ? isNotNull(credentials.bookingRefusedAt) : isNull(credentials.bookingRefusedAt);
  await tx
    .update(credentials)
    .set({ bookingRefusedAt: at })
    .where(and(eq(credentials.id, credentialId), changes));
}

export async function setWebhooksSubscribed(
  database: Database,
  credentialId: string,
  webhooksSubscribed: boolean,
): Promise<void> {
  await database.update(credentials).set({ webhooksSubscribed }).where(eq(credentials.id, credentialId));
}

/** Deletes the accounts that a person connected. Bots, chats and messages go with their account. */
export async function deleteCredentialsOfPerson(
  tx: Database,
  integration: OAuthServiceKind,
  appScopedId: string,
): Promise<void> {
  await tx
    .delete(credentials)
    .where(and(eq(credentials.integration, integration), eq(credentials.appScopedId, appScopedId)));
}
