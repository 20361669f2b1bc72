import { findWindow } from '@spotter/domain/autoreply';
import type { Brief } from '@spotter/domain/briefs';
import type { ServiceKind } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import { type chats, listWaiting } from '../chats/index.ts';
import {
  findQuote,
  listAccounts,
  listBots,
  listChats,
  listSendPauses,
  listTimeZones,
} from './notification-facts.repository.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** A call, with the fields that a notification uses. */
export type NotifiedCall = { id: string; guestName: string; startsAt: Date; endsAt: Date };

/** A comment that needs a person, with the fields that its notification uses. */
export type NotifiedComment = { id: string; botId: string; postId: string; username: string | null; text: string };

/** Finds comments by their ids; those that are gone or were removed are left out. */
export type FindComments = (database: Database, ids: string[]) => Promise<NotifiedComment[]>;

/** Finds the briefs of chats, since when each is as it is, and whether one is to be written. */
export type FindBriefs = (
  database: Database,
  chatIds: string[],
) => Promise<Map<string, { parts: Brief | null; finishedAt: Date | null; isRequested: boolean }>>;

/** A night in which leads turned red, with the fields that its notification uses. */
export type NotifiedNight = {
  /** The id of its run. */
  id: string;
  agentId: string;
  agentName: string;
  number: number;
  /** The names of leads by their ids. */
  names: Map<string, string>;
};

/** Finds nights by their runs, with the names of these leads; nights that are gone are left out. */
export type FindNights = (
  database: Database,
  nights: { runId: string; leadIds: string[] }[],
) => Promise<NotifiedNight[]>;

/** What notifications are about in modules that build on them. */
export type FindSubjects = {
  findCalls: FindCalls;
  findComments: FindComments;
  findBriefs: FindBriefs;
  findNights: FindNights;
};

/** Finds calls by their ids; calls that are gone are left out. */
export type FindCalls = (database: Database, ids: string[]) => Promise<NotifiedCall[]>;

/**
 * The subject of a notification in its present state. None of it is stored with the notification, so that
 * nothing outlives it.
 */
export type NotificationFacts = {
  timeZone: string;
  chat: typeof chats.$inferSelect | null;
  /** The chats that a digest names. Those that are gone are left out. */
  next: { chat: typeof chats.$inferSelect; why: string }[];
  /**
   * The contact's newest words when the fact came about, or their comment;
   * null where there are none, or they were unsent.
   */
  quote: string | null;
  account: { service: ServiceKind; name: string; status: string } | null;
  heardAt: Date | null;
  isRestricted: boolean;
  call: NotifiedCall | null;
  comment: NotifiedComment | null;
  night: NotifiedNight | null;
  /** The words of the answer that still waits for the coach's word. */
  proposal: string | null;
  /** The brief of a chat that still waits because of this hand-over. `isPending`: it is about to be written. */
  brief: { parts: Brief | null; isPending: boolean } | null;
};

/** Reads the subjects of notifications of any users, in few statements. */
export async function readFacts(
  database: Database,
  rows: NotificationRow[],
  { findCalls, findComments, findBriefs, findNights }: FindSubjects,
): Promise<Map<string, NotificationFacts>> {
  const ids = (pick: (row: NotificationRow) => string | null | undefined) => [
    ...new Set(rows.flatMap((row) => pick(row) ?? [])),
  ];
  const named = rows.flatMap(({ about }) => about.digest?.next ?? []).map(({ chatId }) => chatId);
  const [chatIds, botIds, callIds, commentIds] = [
    ids(({ chatId }) => chatId),
    ids(({ botId }) => botId),
    ids(({ about }) => about.callId),
    ids(({ about }) => about.commentId),
  ];
  const handOvers = rows.flatMap(({ kind, chatId }) => (kind === 'wants_person' ? (chatId ?? []) : []));
  const asking = rows.flatMap(({ kind, chatId }) => (kind === 'approval' ? (chatId ?? []) : []));
  const asked = rows.flatMap(({ about: { night } }) =>
    night === undefined ? [] : [{ runId: night.runId, leadIds: night.turnedRed.map(({ leadId }) => leadId) }],
  );
  const [owners, ofChats, ofBots, pauses, calls, comments, briefs, proposals, nights] = await Promise.all([
    listTimeZones(
      database,
      ids(({ userId }) => userId),
    ),
    listChats(database, [...new Set([...chatIds, ...named])]),
    listBots(database, botIds),
    listSendPauses(database, botIds),
    callIds.length === 0 ? [] : findCalls(database, callIds),
    commentIds.length === 0 ? [] : findComments(database, commentIds),
    handOvers.length === 0 ? null : findBriefs(database, handOvers),
    listWaiting(database, asking),
    asked.length === 0 ? [] : findNights(database, asked),
  ]);
  const credentialIds = [...ids(({ credentialId }) => credentialId), ...ofBots.map(({ credentialId }) => credentialId)];
  const accounts = await listAccounts(database, credentialIds);
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
      const comment = comments.find(({ id }) => id === row.about.commentId) ?? null;
      return [
        row.id,
        {
          timeZone: owners.find(({ id }) => id === row.userId)?.timeZone ?? 'UTC',
          chat: ofChats.find(({ id }) => id === row.chatId) ?? null,
          next: (row.about.digest?.next ?? []).flatMap(({ chatId, why }) => {
            const chat = ofChats.find(({ id }) => id === chatId);
            return chat === undefined ? [] : [{ chat, why }];
          }),
          quote: quotes.get(row.id) ?? (comment?.text || null),
          account: accounts.find(({ id }) => id === credentialId) ?? null,
          heardAt: bot?.webhooksSeenAt ?? null,
          isRestricted: pauses.some(({ botId, because }) => botId === row.botId && because === 'account-restricted'),
          call: calls.find(({ id }) => id === row.about.callId) ?? null,
          comment,
          night: nights.find(({ id }) => id === row.about.night?.runId) ?? null,
          proposal: proposals.find(({ id }) => id === row.about.proposalId)?.text ?? null,
          brief: isOpenHandOver(row, ofChats) ? briefAt(row, briefs?.get(row.chatId!)) : null,
        },
      ];
    }),
  );
}

function briefAt(
  { at }: NotificationRow,
  brief: { parts: Brief | null; finishedAt: Date | null; isRequested: boolean } | undefined,
): NotificationFacts['brief'] {
  if (brief === undefined) return null;
  const { parts, finishedAt, isRequested } = brief;
  return { parts, isPending: isRequested && (finishedAt === null || finishedAt < at) };
}

function isOpenHandOver({ kind, chatId, at }: NotificationRow, ofChats: (typeof chats.$inferSelect)[]): boolean {
  const chat = kind === 'wants_person' ? ofChats.find(({ id }) => id === chatId) : undefined;
  return chat?.stage === 'needs_you' && chat.handedOverAt?.getTime() === at.getTime();
}

const quoting = new Set<NotificationRow['kind']>(['severe', 'wants_person', 'window_closing', 'qualified']);

/** Returns whether the matter is over, so that the notification need not go out any more. */
export function isOver(row: NotificationRow, facts: NotificationFacts, now: Date): boolean {
  const { chat } = facts;
  switch (row.kind) {
    case 'severe':
    case 'wants_person':
      if (row.about.commentId !== undefined) return facts.comment === null;
      return chat === null || chat.stage !== 'needs_you' || chat.handedOverAt?.getTime() !== row.at.getTime();
    case 'approval':
      return facts.proposal === null;
    case 'window_closing':
      return chat === null || chat.awaitingSince === null || (findWindow(chat).certainUntil ?? now) <= now;
    case 'send_failed':
      return chat?.sendFailedAt == null;
    case 'qualified':
      return chat === null;
    case 'turned_red':
      return facts.night === null;
    case 'booked':
    case 'call_changed':
      return facts.call === null;
    case 'connection_broken':
      return isMended(row, facts);
    case 'budget':
      return new Date(row.about.budget?.resetsAt ?? now) <= now;
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
