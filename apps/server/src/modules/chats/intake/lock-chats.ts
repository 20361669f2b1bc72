import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { newId } from '../../../platform/ids.ts';
import { chats } from '../chats.tables.ts';
import { keptOptOutAt, type HashContact } from '../contacts/kept-opt-outs.ts';

/** An event of a conversation. */
export type AccountEvent = Exclude<ChannelEvent, { kind: 'ignored' | 'sending-policy' }>;
/** The bot that a chat belongs to. */
export type ChatOwner = { id: string; userId: string; accountId: string };
/**
 * A chat that nobody else can change before the transaction ends. `profile`: the contact's was never asked for, or was not
 * told then and may be now.
 */
export type LockedChat = {
  id: string;
  botId: string;
  contactId: string;
  profile: 'unasked' | 'withheld' | 'settled';
};

/** A platform that tells no profile, however often somebody writes, is asked this often. */
const profileAgainMs = 24 * 3_600_000;

/**
 * Locks a chat that is known by its id. Whoever changes the status of a message takes its chat first: a failed or
 * unconfirmed message is noted in its chat too, and who comes the other way round would wait for ever.
 */
export async function lockChat(tx: Database, chatId: string): Promise<void> {
  await lock(tx, { chatId });
}

const lock = preparedQuery((database, { chatId }: { chatId: string }) =>
  database.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update'),
);

/**
 * Locks the chats of the events, in the order of their keys; makes those that a message or a referral opens. All is asked
 * for at once: what the transaction asks next is answered under the locks.
 */
export async function lockChats(
  tx: Database,
  botsByAccount: Map<string, ChatOwner>,
  events: AccountEvent[],
  hashContact: HashContact,
  now: Date,
): Promise<Map<string, LockedChat>> {
  const opening = new Map<string, { bot: ChatOwner; contactId: string }>();
  const others = new Map<string, { bot: ChatOwner; contactId: string }>();
  for (const event of events) {
    const bot = botsByAccount.get(event.accountId)!;
    const opens = ['message', 'postback', 'echo', 'referral'].includes(event.kind);
    const target = opens ? opening : others;
    target.set(`${bot.id} ${event.contactId}`, { bot, contactId: event.contactId });
  }
  const missing = [...others.entries()].filter(([key]) => !opening.has(key)).map(([, wanted]) => wanted);
  const values = [...opening.entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { bot, contactId }]) => opened(bot, contactId, hashContact(bot.id, contactId), now));
  // All that are there already in one order, those to be opened too: in two, two batches could wait for each other.
  const [known, openedNow] = await Promise.all([
    missing.length === 0 ? [] : lockKnown(tx, [...missing, ...opening.values()]),
    opening.size === 0 ? [] : openAndLock(tx, { values }),
  ]);
  const rows = [...known.filter((row) => !opening.has(`${row.botId} ${row.contactId}`)), ...openedNow];
  return new Map(
    rows.map(({ id, botId, contactId, ...contact }) => [
      `${botId} ${contactId}`,
      { id, botId, contactId, profile: profileState(contact, now) },
    ]),
  );
}

const columns = {
  id: chats.id,
  botId: chats.botId,
  contactId: chats.contactId,
  checkedAt: chats.profileCheckedAt,
  username: chats.username,
  name: chats.name,
  lastInboundAt: chats.lastInboundAt,
};

type KnownOfContact = Pick<typeof chats.$inferSelect, 'username' | 'name' | 'lastInboundAt'> & {
  checkedAt: Date | null;
};

function profileState({ checkedAt, username, name, lastInboundAt }: KnownOfContact, now: Date): LockedChat['profile'] {
  if (checkedAt === null) return 'unasked';
  if (username !== null || name !== null) return 'settled';
  // Who has not written yet has not consented: that was asked in vain.
  return lastInboundAt === null || now.getTime() - checkedAt.getTime() > profileAgainMs ? 'withheld' : 'settled';
}

/** A chat to be opened, with what stands for its contact where an earlier one was deleted. */
function opened(bot: ChatOwner, contactId: string, hashes: ReturnType<HashContact>, createdAt: Date) {
  return { id: newId(), userId: bot.userId, botId: bot.id, contactId, createdAt, ...hashes };
}

const openAndLock = preparedQuery((tx, { values }: { values: ReturnType<typeof opened>[] }) =>
  tx
    .insert(chats)
    .values(
      values.map(({ current, previous, ...chat }) => ({
        ...chat,
        // A wish to be left alone outlives the chat in which it was said.
        optedOutAt: keptOptOutAt({ botId: chat.botId, current, previous }),
      })),
    )
    .onConflictDoUpdate({ target: [chats.botId, chats.contactId], set: { contactId: sql`excluded.contact_id` } })
    .returning(columns),
);

/** Asked for when it is called, not when it is waited for: what follows must come after it. */
function lockKnown(tx: Database, wanted: { bot: ChatOwner; contactId: string }[]) {
  return tx
    .select(columns)
    .from(chats)
    .where(or(...wanted.map(({ bot, contactId }) => and(eq(chats.botId, bot.id), eq(chats.contactId, contactId)))))
    .orderBy(chats.botId, sql`${chats.contactId} collate "C"`)
    .for('update')
    .execute();
}
