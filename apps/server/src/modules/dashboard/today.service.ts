import { highestCount, type NeedsYou, type Today } from '@spotter/contract';
import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import { daysAround, visitNow } from '@spotter/domain/dashboard';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { attentionOf, type ChatRow, countInbox, listQueue } from '../chats/index.ts';
import { findUserById } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { findState } from './dashboard-states.repository.ts';
import { countBooked, findChat, findHotLeads, findNewLeads, listCalls } from './today.repository.ts';
import { recordVisit, visitsOf } from './visits.ts';

/** Max silence of a hot lead. */
const hotForMs = 7 * 24 * 3_600_000;

/** What a coach looks at first. Days are in the coach's own zone. */
export function createTodayService({ database, clock }: { database: Database; clock: Clock }) {
  async function getUser(access: Access) {
    const user = await findUserById(database, access.userId);
    if (user === null) throw new AppError('not_found', 'This user does not exist');
    return user;
  }

  return {
    async find(access: Access): Promise<Today> {
      const [user, state] = await Promise.all([getUser(access), findState(database, access.userId)]);
      const now = clock.now();
      const { day, todayFrom, todayUntil, weekFrom } = daysAround(now, user.timeZone);
      // As if this were a visit, so that the answer is the same before and after the visit is stored.
      const { newSince } = visitNow(visitsOf(state), now, user.createdAt);
      const [calls, needsYou, hotLeads, newLeads, booked] = await Promise.all([
        todaysCalls(database, access, { from: todayFrom, until: todayUntil, now }),
        needsYouOf(database, access, now),
        hotLeadsOf(database, access, new Date(now.getTime() - hotForMs)),
        newLeadsOf(database, access, newSince),
        countBooked(database, access, { since: weekFrom, limit: highestCount }),
      ]);
      return {
        day,
        timeZone: resolveTimeZone(user.timeZone),
        calls,
        needsYou,
        hotLeads,
        newLeads: { ...newLeads, since: newSince.toISOString() },
        bookedThisWeek: { count: booked },
      };
    },

    async visit(access: Access): Promise<void> {
      const { createdAt } = await getUser(access);
      await recordVisit(database, access.userId, clock.now(), createdAt);
    },
  };
}

export type TodayService = ReturnType<typeof createTodayService>;

async function todaysCalls(
  database: Database,
  access: Access,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<Today['calls']> {
  const rows = await listCalls(database, access, { from, until, limit: highestCount });
  const next = rows.find(({ end }) => end > now);
  return {
    count: rows.length,
    next: next === undefined ? null : { name: next.name, start: next.start.toISOString() },
  };
}

async function needsYouOf(database: Database, access: Access, now: Date): Promise<Today['needsYou']> {
  const [accounts, [first]] = await Promise.all([
    countInbox(database, access.workspaceId, now, highestCount),
    listQueue(database, access, now, { limit: 1, start: null }),
  ]);
  const why: NeedsYou['why'] | undefined = first === undefined ? undefined : attentionOf(first.chat, now)?.why;
  return {
    count: Math.min(
      accounts.reduce((all, { needsYou }) => all + needsYou, 0),
      highestCount,
    ),
    first: first === undefined || why === undefined ? null : { ...named(first.chat), why },
  };
}

async function hotLeadsOf(database: Database, access: Access, activeSince: Date): Promise<Today['hotLeads']> {
  const { count, chatId } = await findHotLeads(database, access, { activeSince, limit: highestCount });
  const chat = chatId === null ? null : await findChat(database, chatId);
  return { count, first: chat === null ? null : named(chat) };
}

async function newLeadsOf(
  database: Database,
  access: Access,
  since: Date,
): Promise<Pick<Today['newLeads'], 'count' | 'newest'>> {
  const { count, newest } = await findNewLeads(database, access, { since, limit: highestCount });
  return {
    count,
    newest: newest === null ? null : { ...named(newest.chat), credentialId: newest.credentialId },
  };
}

function named(chat: ChatRow): { chatId: string; name: string } {
  return { chatId: chat.id, name: chat.name ?? chat.username ?? chat.contactId };
}
