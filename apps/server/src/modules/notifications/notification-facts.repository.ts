import type { ServiceKind } from '@spotter/domain/channels';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bots, sendPauses } from '../bots/index.ts';
import { chats, messages } from '../chats/index.ts';
import { credentials } from '../connections/index.ts';
import { users } from '../users/index.ts';

/** A list of ids must not be empty. */
const nobody = ['00000000-0000-0000-0000-000000000000'];

export async function listTimeZones(
  database: Database,
  userIds: string[],
): Promise<{ id: string; timeZone: string }[]> {
  return database
    .select({ id: users.id, timeZone: users.timeZone })
    .from(users)
    .where(inArray(users.id, userIds.concat(nobody)));
}

/** Returns chats by their ids. Sends no query for an empty list; the same holds for accounts. */
export async function listChats(database: Database, ids: string[]): Promise<(typeof chats.$inferSelect)[]> {
  return ids.length === 0 ? [] : database.select().from(chats).where(inArray(chats.id, ids));
}

export async function listBots(database: Database, ids: string[]): Promise<(typeof bots.$inferSelect)[]> {
  return ids.length === 0 ? [] : database.select().from(bots).where(inArray(bots.id, ids));
}

export async function listSendPauses(
  database: Database,
  botIds: string[],
): Promise<(typeof sendPauses.$inferSelect)[]> {
  return botIds.length === 0 ? [] : database.select().from(sendPauses).where(inArray(sendPauses.botId, botIds));
}

/** An outside account, with the fields that a notification uses. */
export type NotifiedAccount = { id: string; service: ServiceKind; name: string; status: string };

export async function listAccounts(database: Database, credentialIds: string[]): Promise<NotifiedAccount[]> {
  if (credentialIds.length === 0) return [];
  return database
    .select({
      id: credentials.id,
      service: credentials.integration,
      name: credentials.username,
      status: credentials.status,
    })
    .from(credentials)
    .where(inArray(credentials.id, credentialIds));
}

/**
 * Returns the contact's newest message in a chat at an instant that they have not unsent;
 * null where it has no words.
 */
export async function findQuote(database: Database, chatId: string, at: Date): Promise<string | null> {
  const [spoken] = await database
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.author, 'contact'),
        lte(messages.receivedAt, at),
        ne(messages.state, 'unsent'),
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(1);
  return spoken === undefined || spoken.text === '' ? null : spoken.text;
}
