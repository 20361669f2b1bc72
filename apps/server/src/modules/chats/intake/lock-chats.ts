import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { chats } from '../chats.tables.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { lockKnown, openAndLock, type ChatToOpen } from './lock-chats.repository.ts';

/** An event of a conversation. */
export type AccountEvent = Exclude<ChannelEvent, { kind: 'ignored' | 'sending-policy' | 'comment' }>;
/** The bot that a chat belongs to. */
export type ChatOwner = { id: string; workspaceId: WorkspaceId; accountId: string };
/**
 * A chat that nothing else can change before the transaction ends. `profile`: the contact's profile was never
 * asked for, or was withheld then and may be available now.
 */
export type LockedChat = {
  id: string;
  botId: string;
  contactId: string;
  profile: 'unasked' | 'withheld' | 'settled';
  /** When the contact came by an ad or link without having written since; null: there is none. */
  referralWaitsSince: Date | null;
};

/**
 * The time after which a platform that withheld a profile is asked again,
 * in ms, however often the contact writes.
 */
const profileAgainMs = 24 * 3_600_000;

/**
 * Locks the chats of the events, in the order of their keys; opens those that a message or a referral starts.
 * Everything is requested together, and the transaction's next query is answered under the locks.
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
  // All existing chats in one order, including those to be opened: in two orders, two batches could wait for each
  // other.
  const [known, openedNow] = await Promise.all([
    missing.length === 0
      ? []
      : lockKnown(
          tx,
          [...missing, ...opening.values()].map(({ bot, contactId }) => ({ botId: bot.id, contactId })),
        ),
    opening.size === 0 ? [] : openAndLock(tx, values),
  ]);
  const rows = [...known.filter((row) => !opening.has(`${row.botId} ${row.contactId}`)), ...openedNow];
  return new Map(
    rows.map(({ id, botId, contactId, referralWaitsSince, ...contact }) => [
      `${botId} ${contactId}`,
      {
        id,
        botId,
        contactId,
        profile: profileState(contact, now),
        referralWaitsSince: referralWaitsSince === null ? null : new Date(referralWaitsSince),
      },
    ]),
  );
}

type KnownOfContact = Pick<typeof chats.$inferSelect, 'username' | 'name' | 'lastInboundAt'> & {
  checkedAt: Date | null;
};

function profileState({ checkedAt, username, name, lastInboundAt }: KnownOfContact, now: Date): LockedChat['profile'] {
  if (checkedAt === null) return 'unasked';
  if (username !== null || name !== null) return 'settled';
  // A contact who has not written yet has not consented, so asking was in vain.
  return lastInboundAt === null || now.getTime() - checkedAt.getTime() > profileAgainMs ? 'withheld' : 'settled';
}

/** Returns a chat to be opened, with the hashes of its contact in case an earlier chat was deleted. */
function opened(bot: ChatOwner, contactId: string, hashes: ReturnType<HashContact>, createdAt: Date): ChatToOpen {
  return { id: newId(), workspaceId: bot.workspaceId, botId: bot.id, contactId, createdAt, ...hashes };
}
