import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';
import { chats } from '../chats.tables.ts';

/** A contact, and the account that knows them. */
type ContactOfAccount = Pick<typeof bots.$inferSelect, 'channel' | 'accountId' | 'credentialId'> & {
  contactId: string;
  botId: string;
  sealedToken: string | null;
  status: string;
};

/**
 * Returns the contact of a chat, and the account through which the platform can be asked about them; null when the chat
 * is gone.
 */
export async function findContactOfChat(database: Database, chatId: string): Promise<ContactOfAccount | null> {
  const [row] = await database
    .select({
      contactId: chats.contactId,
      botId: bots.id,
      channel: bots.channel,
      accountId: bots.accountId,
      credentialId: credentials.id,
      sealedToken: credentials.sealedToken,
      status: credentials.status,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(eq(chats.id, chatId));
  return row ?? null;
}

/** Stores a contact's profile; with null, only that the platform was asked for it. */
export async function storeProfile(
  tx: Database,
  chatId: string,
  profile: { username: string | null; name: string | null; pictureUrl: string | null } | null,
  profileCheckedAt: Date,
): Promise<void> {
  await tx
    .update(chats)
    .set({
      profileCheckedAt,
      ...(profile === null ? {} : { username: profile.username, name: profile.name, pictureUrl: profile.pictureUrl }),
    })
    .where(eq(chats.id, chatId));
}
