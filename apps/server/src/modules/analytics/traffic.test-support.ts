import type { Page } from '@spotter/contract';
import { lostReasons } from '@spotter/domain/inbox';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import { storeUser } from '../../test/store-user.ts';
import { agents } from '../agents/agents.tables.ts';
import { appointments } from '../booking/booking.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { credentials } from '../connections/connections.tables.ts';

export type Coach = Awaited<ReturnType<typeof addCoach>>;

const hourMs = 3_600_000;
const keywords = ['SHRED', 'BULK', 'método', '=SUM(A1)', null];
const engagements = [
  ...keywords.map((engagedKeyword) => ({ engagedKeyword, engagedTriggerId: null, engagedPostId: null })),
  { engagedKeyword: null, engagedTriggerId: 'any-story', engagedPostId: null },
  { engagedKeyword: 'SHRED', engagedTriggerId: 'comments', engagedPostId: 'post' },
];
const referrals = [
  { source: 'ADS', ref: 'spring', type: null, adId: '120200' },
  { source: 'ADS', ref: null, type: null, adId: '120300' },
  { source: 'SHORTLINK', ref: 'bio: á b', type: null, adId: null },
  null,
];
const stages = ['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you'] as const;

/** A number from 0 to 1, always the same ones for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A coach with an account on both channels and two agents. */
export async function addCoach(database: Database, timeZone: string) {
  const createdAt = new Date('2025-01-01T00:00:00Z');
  const access = await storeUser(database, createdAt, { timeZone });
  const { workspaceId } = access;
  const agentIds = [newId(), newId()] as const;
  const botIds = [newId(), newId()] as const;
  for (const [index, channel] of (['instagram', 'messenger'] as const).entries()) {
    const credentialId = newId();
    await database.insert(agents).values({
      id: agentIds[index]!,
      workspaceId,
      name: `Agent ${index}`,
      instructions: 'Be kind.',
      delayType: 'custom',
      replyDelayMinutes: 0,
      triggerKeywords: ['SHRED'],
      reengagementKeywords: [],
      createdAt,
    });
    await database.insert(credentials).values({
      id: credentialId,
      workspaceId,
      integration: channel,
      accountId: `${channel} of ${workspaceId}`,
      username: 'coach.dana',
      status: 'connected',
      tokensAt: createdAt,
      createdAt,
    });
    await database.insert(bots).values({
      id: botIds[index]!,
      workspaceId,
      credentialId,
      channel,
      accountId: `${channel} of ${workspaceId}`,
      name: 'coach.dana',
      agentId: agentIds[index]!,
      createdAt,
    });
  }
  return { access, agentIds, botIds };
}

/**
 * A year of everything that can happen to a coach's conversations, in any order: late and doubled messages,
 * sends that fail or are taken back, steps forward and back, calls that are cancelled, moved or missed, chats
 * that are deleted.
 */
export async function liveAYear(
  database: Database,
  coach: Coach,
  options: { random: () => number; chats: number; year: number; between: () => Promise<void> },
): Promise<void> {
  const { random } = options;
  const chance = (probability: number) => random() < probability;
  const upTo = (max: number) => Math.floor(random() * max);
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)]!;
  const yearStart = Date.UTC(options.year, 0, 1);
  const yearMs = 365 * 24 * hourMs;
  let calls = 0;

  for (let index = 0; index < options.chats; index += 1) {
    const botId = pick(coach.botIds);
    const chatId = newId();
    const begins = yearStart + Math.floor(random() * yearMs);
    await database.insert(chats).values({
      id: chatId,
      workspaceId: coach.access.workspaceId,
      botId,
      contactId: `contact ${index}`,
      username: chance(0.5) ? `lead.${index}` : null,
      referral: pick(referrals),
      name: pick(['=cmd|calc', 'Zoë "Z" Núñez', 'Ana, la de siempre', '+1 555', null]),
      createdAt: new Date(begins),
    });
    let at = begins;
    const spoken = Array.from({ length: 1 + upTo(12) }, (_, part): typeof messages.$inferInsert => {
      at += chance(0.6) ? upTo(120_000) : upTo(30 * hourMs);
      const author = pick(['contact', 'contact', 'agent', 'coach', 'other-app'] as const);
      const sentAt = new Date(at);
      return {
        id: newId(),
        chatId,
        botId,
        providerId: `${chatId} ${part}`,
        author,
        text: 'words',
        imported: chance(0.1),
        sentAt,
        receivedAt: sentAt,
        status:
          author === 'contact' ? 'received' : pick(['sent', 'sending', 'waiting', 'failed', 'seen', 'unconfirmed']),
        aborted: author !== 'contact' && chance(0.05),
        attemptedAt: author === 'agent' && chance(0.5) ? new Date(at + upTo(90_000)) : null,
      };
    });
    const engages = chance(0.6);
    const engage = () =>
      database
        .update(chats)
        .set({
          engagedAt: new Date(begins + upTo(2 * hourMs)),
          ...pick(engagements),
          stage: 'engaged',
        })
        .where(eq(chats.id, chatId));
    if (engages && chance(0.3)) await engage();
    // Platforms do not keep the order.
    const arriving = spoken.toSorted(() => random() - 0.5);
    while (arriving.length > 0) await database.insert(messages).values(arriving.splice(0, 1 + upTo(4)));
    if (engages) await engage();

    for (const message of spoken) {
      if (chance(0.25)) await finish(message.id);
    }
    for (let step = upTo(4); step > 0; step -= 1) {
      await database
        .update(chats)
        .set({ stage: pick(stages), lostReason: pick(lostReasons) })
        .where(eq(chats.id, chatId));
    }
    for (let call = chance(0.4) ? 1 + upTo(2) : 0; call > 0; call -= 1) await live(chatId, begins);
    if (chance(0.06)) await database.delete(chats).where(eq(chats.id, chatId));
    if (chance(0.05)) await options.between();
  }
  // One agent is deleted; its results stay.
  await database.delete(agents).where(eq(agents.id, coach.agentIds[1]));

  /** What becomes of a message later. */
  async function finish(id: string): Promise<void> {
    const own = and(eq(messages.id, id), inArray(messages.author, ['agent', 'coach', 'other-app']));
    if (chance(0.1)) await database.delete(messages).where(eq(messages.id, id));
    else if (chance(0.2))
      await database
        .update(messages)
        .set({ aborted: chance(0.7) })
        .where(own);
    else if (chance(0.15))
      await database.update(messages).set({ text: '', state: 'unsent' }).where(eq(messages.id, id));
    else {
      const status = pick(['sent', 'delivered', 'seen', 'failed'] as const);
      await database
        .update(messages)
        .set({ status, attemptedAt: new Date(yearStart + yearMs) })
        .where(and(own, isNotNull(messages.attemptedAt), eq(messages.status, 'failed')));
      await database.update(messages).set({ status }).where(own);
    }
  }

  /** One call, from the asking to its outcome. */
  async function live(chatId: string, begins: number): Promise<void> {
    calls += 1;
    const id = newId();
    const bookedAt = new Date(begins + upTo(20 * 24 * hourMs));
    // Never two at the same time.
    const startsAt = new Date(yearStart + calls * 2 * hourMs);
    await database.insert(appointments).values({
      id,
      workspaceId: coach.access.workspaceId,
      chatId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
      status: pick(['pending', 'confirmed', 'offered'] as const),
      source: pick(['chat', 'landing'] as const),
      guestName: 'Maya',
      language: 'en',
      calendarKind: 'own',
      confirmedAt: bookedAt,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    });
    for (let change = upTo(4); change > 0; change -= 1) {
      await database
        .update(appointments)
        .set(
          pick([
            { status: 'confirmed' as const },
            { status: 'confirmed' as const, outcome: 'shown' as const },
            { outcome: 'no-show' as const },
            { status: 'cancelled' as const },
          ]),
        )
        .where(eq(appointments.id, id));
    }
    if (chance(0.05)) await database.delete(appointments).where(eq(appointments.id, id));
  }
}

/** Returns all entries of a list in pages, read a few at a time. */
export async function allPages<Entry>(
  list: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Entry[]>>,
): Promise<Entry[]> {
  const found: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 7, cursor });
    found.push(...page.value);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}
