import { type ServiceKind, windowClosesAt } from '@spotter/domain';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { sendPauses } from '../bots/send-pauses.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { users } from '../users/users.tables.ts';
import type { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A call, as far as it is told of. */
export type ToldCall = { id: string; guestName: string; startsAt: Date };

/** Finds calls by their ids; those that are gone are not among them. */
export type FindCalls = (database: Database, ids: string[]) => Promise<ToldCall[]>;

/** What a notification is about, as it is now. Nothing of it is kept with the notification, so that nothing outlives it. */
export type NotificationFacts = {
  timeZone: string;
  chat: typeof chats.$inferSelect | null;
  /** What the contact had said last when it came about; null where there is nothing, or it was taken back. */
  quote: string | null;
  account: { service: ServiceKind; name: string; status: string } | null;
  heardAt: Date | null;
  isRestricted: boolean;
  call: ToldCall | null;
};

/** Reads what notifications of any users are about, in few statements. */
export async function readFacts(
  database: Database,
  rows: NotificationRow[],
  findCalls: FindCalls,
): Promise<Map<string, NotificationFacts>> {
  const ids = (pick: (row: NotificationRow) => string | null | undefined) => [
    ...new Set(rows.flatMap((row) => pick(row) ?? [])),
  ];
  const [chatIds, botIds, callIds] = [
    ids(({ chatId }) => chatId),
    ids(({ botId }) => botId),
    ids(({ about }) => about.callId),
  ];
  const [owners, ofChats, ofBots, pauses, calls] = await Promise.all([
    database
      .select({ id: users.id, timeZone: users.timeZone })
      .from(users)
      .where(inArray(users.id, ids(({ userId }) => userId).concat(nobody))),
    chatIds.length === 0 ? [] : database.select().from(chats).where(inArray(chats.id, chatIds)),
    botIds.length === 0 ? [] : database.select().from(bots).where(inArray(bots.id, botIds)),
    botIds.length === 0 ? [] : database.select().from(sendPauses).where(inArray(sendPauses.botId, botIds)),
    callIds.length === 0 ? [] : findCalls(database, callIds),
  ]);
  const credentialIds = [...ids(({ credentialId }) => credentialId), ...ofBots.map(({ credentialId }) => credentialId)];
  const accounts =
    credentialIds.length === 0
      ? []
      : await database
          .select({
            id: credentials.id,
            service: credentials.integration,
            name: credentials.username,
            status: credentials.status,
          })
          .from(credentials)
          .where(inArray(credentials.id, credentialIds));
  const quotes = new Map(
    await Promise.all(
      rows
        .filter((row) => row.chatId !== null && quoting.has(row.kind))
        .map(async (row) => [row.id, await findQuote(database, row.chatId!, row.at)] as const),
    ),
  );
  return new Map(
    rows.map((row) => {
      const bot = ofBots.find(({ id }) => id === row.botId);
      const credentialId = row.credentialId ?? bot?.credentialId;
      return [
        row.id,
        {
          timeZone: owners.find(({ id }) => id === row.userId)?.timeZone ?? 'UTC',
          chat: ofChats.find(({ id }) => id === row.chatId) ?? null,
          quote: quotes.get(row.id) ?? null,
          account: accounts.find(({ id }) => id === credentialId) ?? null,
          heardAt: bot?.webhooksSeenAt ?? null,
          isRestricted: pauses.some(({ botId, because }) => botId === row.botId && because === 'account-restricted'),
          call: calls.find(({ id }) => id === row.about.callId) ?? null,
        },
      ];
    }),
  );
}

/** No list of ids may be empty. */
const nobody = ['00000000-0000-0000-0000-000000000000'];

const quoting = new Set<NotificationRow['kind']>(['severe', 'wants_person', 'window_closing', 'qualified']);

async function findQuote(database: Database, chatId: string, at: Date): Promise<string | null> {
  const [said] = await database
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
  return said === undefined || said.text === '' ? null : said.text;
}

/** Whether what a coach was to be told of is over, so that it need not go out any more. */
export function isOver(row: NotificationRow, facts: NotificationFacts, now: Date): boolean {
  const { chat } = facts;
  switch (row.kind) {
    case 'severe':
    case 'wants_person':
      return chat === null || chat.stage !== 'needs_you' || chat.handedOverAt?.getTime() !== row.at.getTime();
    case 'window_closing':
      return (
        chat === null ||
        chat.awaitingSince === null ||
        chat.lastInboundAt === null ||
        windowClosesAt(chat.lastInboundAt) <= now
      );
    case 'send_failed':
      return chat?.sendFailedAt == null;
    case 'qualified':
      return chat === null;
    case 'booked':
    case 'call_changed':
      return facts.call === null;
    case 'connection_broken':
      return isMended(row, facts);
    case 'plan':
    case 'digest':
    case 'test':
      return false;
  }
}

function isMended({ about, at }: NotificationRow, { account, isRestricted, heardAt }: NotificationFacts): boolean {
  if (account === null || account.status === 'disconnected') return true;
  switch (about.reason) {
    case 'reconnect':
      return account.status !== 'reconnect_needed';
    case 'restricted':
      return !isRestricted;
    default:
      return heardAt !== null && heardAt > at;
  }
}
