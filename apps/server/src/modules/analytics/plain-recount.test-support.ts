/// <reference lib="esnext.temporal" />
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { agents } from '../agents/agents.tables.ts';
import { appointments } from '../booking/booking.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats, messages } from '../chats/chats.tables.ts';

type Range = { from: string; to: string };
type MessageRow = typeof messages.$inferSelect;
type Chat = typeof chats.$inferSelect;

/**
 * Every number of the analytics page, counted afresh over a user's conversations, messages and calls, in the
 * plainest way there is. It shares nothing with what it checks: days come from Temporal, and no roll-up is read.
 */
export async function plainRecount(database: Database, { workspaceId }: Access, zone: string, now: Date) {
  const ownBots = await database.select().from(bots).where(eq(bots.workspaceId, workspaceId));
  const botIds = ownBots.map(({ id }) => id);
  const channelOf = new Map(ownBots.map(({ id, channel }) => [id, channel]));
  const ownAgents = await database.select().from(agents).where(eq(agents.workspaceId, workspaceId));
  const ownChats = await database.select().from(chats).where(inArray(chats.botId, botIds));
  const allMessages = (await database.select().from(messages).where(inArray(messages.botId, botIds))).filter(
    (message) =>
      !message.imported &&
      !message.aborted &&
      (message.author === 'contact' || ['sent', 'delivered', 'seen'].includes(message.status)),
  );
  const calls = (await database.select().from(appointments).where(eq(appointments.workspaceId, workspaceId))).filter(
    ({ status, chatId }) => status === 'confirmed' && chatId !== null,
  );

  // Each instant is asked for often, and to read a clock takes a moment.
  const clock = new Map<number, { day: string; weekday: number; hour: number }>();
  function local(at: Date) {
    const known = clock.get(at.getTime());
    if (known !== undefined) return known;
    const shown = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
    const read = { day: shown.toPlainDate().toString(), weekday: shown.dayOfWeek % 7, hour: shown.hour };
    clock.set(at.getTime(), read);
    return read;
  }
  const dayOf = (at: Date) => local(at).day;
  const within = (range: Range) => (at: Date | null) => at !== null && dayOf(at) >= range.from && dayOf(at) <= range.to;

  const conversations = ownChats.map((chat) => {
    const ofChat = allMessages.filter(({ chatId }) => chatId === chat.id);
    const fromContact = ofChat.filter(({ author }) => author === 'contact');
    const ownCalls = calls.filter(({ chatId }) => chatId === chat.id);
    const shown = ownCalls.some(({ outcome }) => outcome === 'shown');
    const past = ownCalls.some(({ endsAt, outcome }) => endsAt <= now || outcome !== null);
    const steps = [true, chat.engagedAt !== null, chat.qualifiedAt !== null, ownCalls.length > 0, shown];
    return {
      chat,
      beganAt: fromContact.map(({ sentAt }) => sentAt).toSorted((one, other) => Number(one) - Number(other))[0] ?? null,
      talking: chat.engagedAt !== null && fromContact.filter(({ sentAt }) => sentAt > chat.engagedAt!).length > 2,
      reached: steps.lastIndexOf(true),
      booked: ownCalls.length > 0,
      past,
      shown,
      waits: waitsOf(ofChat),
    };
  });

  function series(range: Range, instants: Date[]) {
    const points: { time: string; value: number }[] = [];
    for (
      let day = Temporal.PlainDate.from(range.from);
      Temporal.PlainDate.compare(day, Temporal.PlainDate.from(range.to)) <= 0;
      day = day.add({ days: 1 })
    ) {
      points.push({ time: day.toString(), value: instants.filter((at) => dayOf(at) === day.toString()).length });
    }
    return points;
  }

  const messagesOf = (channel: string) =>
    allMessages.filter(({ botId }) => channelOf.get(botId) === channel).map(({ sentAt }) => sentAt);
  const callsOf = (channel: string) =>
    calls
      .filter(({ chatId }) => channelOf.get(ownChats.find(({ id }) => id === chatId)!.botId) === channel)
      .map(({ confirmedAt, createdAt }) => confirmedAt ?? createdAt);
  const engagedIn = (range: Range) => conversations.filter(({ chat }) => within(range)(chat.engagedAt));
  const begunIn = (range: Range) => conversations.filter(({ beganAt }) => within(range)(beganAt));

  return {
    agentIds: ownAgents.map(({ id }) => id),
    messages: (channel: string, range: Range) => series(range, messagesOf(channel)),
    meetings: (channel: string, range: Range) => series(range, callsOf(channel)),
    rate(range: Range) {
      const engaged = engagedIn(range);
      const booked = engaged.filter((one) => one.booked).length;
      return { engaged: engaged.length, booked, value: engaged.length === 0 ? 0 : (booked / engaged.length) * 100 };
    },
    keywords(agentId: string, range: Range | null) {
      const engaged = range === null ? conversations.filter(({ chat }) => chat.engagedAt !== null) : engagedIn(range);
      const own = engaged.filter(({ chat }) => chat.engagedAgentId === agentId);
      return [...new Set(own.flatMap(({ chat }) => chat.engagedKeyword ?? []))].map((keyword) => {
        const started = own.filter(({ chat }) => chat.engagedKeyword === keyword);
        const talking = started.filter((one) => one.talking);
        return {
          keyword,
          times: started.length,
          totalConversations: talking.length,
          confirmedMeets: talking.filter(({ booked }) => booked).length,
        };
      });
    },
    totals(range: Range) {
      const inside = within(range);
      return {
        instagramMeetings: callsOf('instagram').filter(inside).length,
        messengerMeetings: callsOf('messenger').filter(inside).length,
        instagramMessages: messagesOf('instagram').filter(inside).length,
        pageMessages: messagesOf('messenger').filter(inside).length,
        engaged: engagedIn(range).length,
        booked: engagedIn(range).filter(({ booked }) => booked).length,
      };
    },
    /** The chats that got at least to a step, newest first. */
    reached: (range: Range, step: number) =>
      begunIn(range)
        .filter(({ reached }) => reached >= step)
        .toSorted((one, other) => Number(other.beganAt) - Number(one.beganAt) || (one.chat.id < other.chat.id ? 1 : -1))
        .map(({ chat }) => chat.id),
    /** The chats that are lost for a reason, newest first. */
    lost: (range: Range, reason: string) =>
      begunIn(range)
        .filter(({ chat }) => chat.stage === 'lost' && chat.lostReason === reason)
        .toSorted((one, other) => Number(other.beganAt) - Number(one.beganAt) || (one.chat.id < other.chat.id ? 1 : -1))
        .map(({ chat }) => chat.id),
    past: (range: Range) => begunIn(range).filter(({ past }) => past).length,
    waits(range: Range, author: 'agent' | 'coach') {
      const waits = conversations
        .flatMap((one) => one.waits)
        .filter((wait) => wait.author === author && within(range)(wait.at))
        .map(({ seconds }) => seconds)
        .toSorted((one, other) => one - other);
      const rank = (percent: number) => waits[Math.ceil((percent / 100) * waits.length) - 1] ?? null;
      return { answers: waits.length, median: rank(50), ninety: rank(90) };
    },
    /** The chats behind a number of the results, or of a keyword of all time, those engaged last first. */
    engaged(range: Range | null, column: string, of: { agentId?: string; keyword?: string }) {
      const inColumn: Record<string, (one: (typeof conversations)[number]) => boolean> = {
        engaged: () => true,
        talking: ({ talking }) => talking,
        talkingBooked: ({ talking, booked }) => talking && booked,
        qualified: ({ reached }) => reached >= 2,
        booked: ({ booked }) => booked,
        past: ({ past }) => past,
        shown: ({ shown }) => shown,
      };
      return (range === null ? conversations.filter(({ chat }) => chat.engagedAt !== null) : engagedIn(range))
        .filter(inColumn[column]!)
        .filter(({ chat }) => of.agentId === undefined || of.agentId === (chat.engagedAgentId ?? ''))
        .filter(({ chat }) => of.keyword === undefined || of.keyword === (chat.engagedKeyword ?? ''))
        .map(({ chat }) => chat)
        .toSorted((one, other) => Number(other.engagedAt) - Number(one.engagedAt) || (one.id < other.id ? 1 : -1))
        .map(({ id }) => id);
    },
    /** The answers behind the response times with the wait of each, slowest first; `step` rounds a wait. */
    answers: (range: Range, author: 'agent' | 'coach', step: (seconds: number) => number) =>
      conversations
        .flatMap((one) => one.waits)
        .filter((wait) => wait.author === author && within(range)(wait.at))
        .map(({ id, at, seconds }) => ({ id, at, seconds: step(seconds) }))
        .toSorted(
          (one, other) =>
            other.seconds - one.seconds || Number(other.at) - Number(one.at) || (one.id < other.id ? 1 : -1),
        )
        .map(({ id, seconds }) => `${id} ${seconds}`),
    received(range: Range, weekday: number, hour: number) {
      return allMessages.filter(
        ({ author, sentAt }) =>
          author === 'contact' &&
          within(range)(sentAt) &&
          local(sentAt).weekday === weekday &&
          local(sentAt).hour === hour,
      ).length;
    },
    /** The funnel of those who came by each trigger, ad or link. */
    arrivals(range: Range, by: 'trigger' | 'post' | 'ad' | 'link') {
      const came = conversations
        .map((one) => ({ ...one, key: keysOf(one.chat)[by] }))
        .filter(({ beganAt, chat, key }) => {
          const instants = [beganAt, chat.engagedAt].filter((at) => at !== null);
          return key !== null && instants.length > 0 && within(range)(new Date(Math.min(...instants.map(Number))));
        });
      return [...new Set(came.map(({ key }) => key!))].map((key) => {
        const own = came.filter((one) => one.key === key);
        const steps = own.map(({ beganAt, reached }) => (beganAt === null && reached < 2 ? 0 : reached));
        const atLeast = (step: number) => steps.filter((reached) => reached >= step).length;
        const counts = { engaged: atLeast(1), qualified: atLeast(2), booked: atLeast(3), shown: atLeast(4) };
        return { key, new: own.length, ...counts };
      });
    },
    results(range: Range) {
      const engaged = engagedIn(range);
      const keyOf = ({ chat }: (typeof engaged)[number]) => `${chat.engagedAgentId} ${chat.engagedKeyword}`;
      return [...new Set(engaged.map(keyOf))].map((key) => {
        const own = engaged.filter((one) => keyOf(one) === key);
        return {
          agentId: own[0]!.chat.engagedAgentId,
          agentName: ownAgents.find(({ id }) => id === own[0]!.chat.engagedAgentId)?.name ?? null,
          keyword: own[0]!.chat.engagedKeyword,
          engaged: own.length,
          talking: own.filter(({ talking }) => talking).length,
          qualified: own.filter(({ reached }) => reached >= 2).length,
          talkingBooked: own.filter(({ talking, booked }) => talking && booked).length,
          booked: own.filter(({ booked }) => booked).length,
          past: own.filter(({ past }) => past).length,
          shown: own.filter(({ shown }) => shown).length,
          sources: sourcesOf(own.map(({ chat }) => chat.referral)),
          byOtherSources: 0,
        };
      });
    },
  };
}

const sourceNames: Record<string, { kind: string; name: string }> = {
  spring: { kind: 'ad', name: 'spring' },
  '120300': { kind: 'ad', name: '120300' },
  'bio: á b': { kind: 'link', name: 'bio__á_b' },
};

/** What names a conversation in each group; null: it is in none of its rows. */
function keysOf({ engagedAgentId, engagedAt, engagedKeyword, engagedPostId, engagedTriggerId, botId, referral }: Chat) {
  const source = sourceNames[referral?.ref ?? referral?.adId ?? ''] ?? null;
  const trigger = engagedTriggerId ?? (engagedKeyword === null ? null : 'keyword');
  return {
    trigger: engagedAt === null || trigger === null ? '' : `${engagedAgentId ?? ''}:${trigger}`,
    post: engagedPostId === null ? null : `${botId}:${engagedPostId}`,
    ad: source?.kind === 'ad' ? source.name : null,
    link: source?.kind === 'link' ? source.name : null,
  };
}

/** How many came by each ad and link of the traffic, the most first. */
function sourcesOf(referrals: (typeof chats.$inferSelect)['referral'][]) {
  return Object.entries(sourceNames)
    .map(([key, named]) => ({
      ...named,
      engaged: referrals.filter((referral) => (referral?.ref ?? referral?.adId) === key).length,
    }))
    .filter(({ engaged }) => engaged > 0)
    .toSorted((one, other) => other.engaged - one.engaged || (one.name < other.name ? -1 : 1));
}

/** How long the contact waited for each answer in a conversation. */
function waitsOf(ofChat: MessageRow[]) {
  const ordered = ofChat.toSorted(
    (one, other) => Number(one.sentAt) - Number(other.sentAt) || (one.id < other.id ? -1 : 1),
  );
  const business = ordered.filter(({ author }) => author !== 'contact');
  return business.flatMap((answer, index) => {
    const since = business[index - 1]?.sentAt ?? new Date(-1);
    const asked = ordered.filter(
      ({ author, sentAt }) => author === 'contact' && sentAt > since && sentAt <= answer.sentAt,
    );
    const first = answer.author === 'agent' ? asked.at(-1) : asked[0];
    if (first === undefined || answer.author === 'other-app') return [];
    const answeredAt = answer.attemptedAt ?? answer.sentAt;
    const seconds = Math.max(0, Math.floor((Number(answeredAt) - Number(first.sentAt)) / 1000));
    return [{ id: answer.id, author: answer.author, at: answer.sentAt, seconds }];
  });
}
