import {
  demoClips,
  demoCommentTrigger,
  type DemoGoogleAccount,
  type DemoHistory,
  type DemoKnowledge,
  type DemoPage,
  type DemoStory,
} from '@spotter/demo';
import type { FollowUpRules } from '@spotter/domain/autoreply';
import type { ChannelKind } from '@spotter/domain/channels';
import { toWav } from '@spotter/domain/media';
import { addDays, dayAt } from '@spotter/language/zones/zoned-time';
import { eq } from 'drizzle-orm';
import type { Connection } from '../database/connect.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { type AgentsService, unsetAgentFields } from '../modules/agents/index.ts';
import { countAtOnce } from '../modules/analytics/index.ts';
import type { AuthService } from '../modules/auth/index.ts';
import type { BotsService } from '../modules/bots/index.ts';
import { giveTags, moveMedia, storeCannedReplies, storeClips } from '../modules/chats/index.ts';
import type { ConnectionsService } from '../modules/connections/index.ts';
import type { FilesService } from '../modules/files/index.ts';
import type { OffersService } from '../modules/offers/index.ts';
import { movePages, storeKnowledge } from '../modules/knowledge/index.ts';
import { users, type UsersService, getAccessOfUser } from '../modules/users/index.ts';
import type { Access, WorkspaceId } from '../platform/access.ts';
import { newId } from '../platform/ids.ts';
import { writeCalls, writeHours } from './seed-calls.ts';
import { writeConversations } from './seed-conversations.ts';
import { demoFollowUps, writeFollowUps } from './seed-follow-ups.ts';
import { writeTags, writeViews } from './seed-lead-desk.ts';

/** What the demo coach has: the story of the last weeks, the year before it, a page and a calendar. */
export type Demo = {
  story: DemoStory;
  history: DemoHistory;
  /** null: the page is not a simulator's. */
  page: DemoPage | null;
  /** `site`: the origin of the coach's website; null: there is none, and its page is left out. */
  knowledge: DemoKnowledge & { site: string | null };
  /** null: the calendar is not a simulator's. */
  calendar: { account: DemoGoogleAccount; refreshToken: string } | null;
};

type Services = {
  connection: Connection;
  auth: AuthService;
  users: Pick<UsersService, 'markVerified'>;
  agents: AgentsService;
  connections: ConnectionsService;
  bots: BotsService;
  files: FilesService;
  offers: OffersService;
  /** The origin of the platform of the story's Instagram account. */
  instagramOrigin: string;
  now: () => Date;
};

/**
 * Gives a fresh database the demo coach: the account is created and connected like any other, and its earlier
 * conversations are written as the server itself would have left them. Where the coach exists, it only lets what
 * the simulators serve follow them to other ports. Returns whether it made the coach.
 */
export async function seedDemo(demo: Demo, services: Services): Promise<boolean> {
  const { database } = services.connection;
  const { story, page, knowledge, calendar } = demo;
  const [existing] = await database.select({ id: users.id }).from(users).where(eq(users.email, story.coach.email));
  if (existing !== undefined) {
    const owner = await getAccessOfUser(database, existing.id);
    await inTransaction(database, (tx) => followSimulators(tx, owner, services.instagramOrigin, knowledge.site));
    return false;
  }
  // Both programs start at the same time; without the simulator the account could only be half created.
  await answers(services.instagramOrigin);

  const access = await createCoach(story, services);
  const instagramBotId = await connectAccount(services, access, 'instagram', story.account);
  const pageBotId = page === null ? null : await connectAccount(services, access, 'messenger', page);
  await addOffers(story, access, services);
  const followUps = demoFollowUps(story.agent.followUpMinutes);
  const agent = newAgent(story.agent, followUps);
  const { id: agentId } = await services.agents.create(access, agent, {
    instagram: instagramBotId,
    messenger: pageBotId,
  });
  if (calendar !== null) await connectCalendar(services, access, calendar, agentId);

  const { workspaceId } = access;
  const toldAt = services.now();
  await inTransaction(database, (tx) => storeClips(tx, services.files, workspaceId, clips, toldAt));
  await inTransaction(database, (tx) => storeKnowledge(tx, services.files, workspaceId, knowledge, toldAt));
  await inTransaction(database, (tx) =>
    writePast(tx, demo, {
      workspaceId,
      agentId,
      instagramBotId,
      pageBotId,
      toldAt,
      origin: services.instagramOrigin,
      followUps,
    }),
  );
  return true;
}

/** Nobody is seen in the demo's clips. */
const clips = demoClips.map(({ content, ...clip }) => ({
  ...clip,
  content: content.kind === 'sound' ? toWav(content.samples, content.rate) : content.bytes,
  perContactOnce: true,
  showsPerson: false,
  consent: null,
}));

/** Moves the addresses of what the simulators serve, where they listen on other ports than at the last start. */
async function followSimulators(
  tx: Database,
  { workspaceId }: Access,
  instagramOrigin: string,
  site: string | null,
): Promise<void> {
  if (!instagramOrigin.startsWith('http:')) return;
  if ((await moveMedia(tx, workspaceId, instagramOrigin)) && site !== null) await movePages(tx, workspaceId, site);
}

async function createCoach({ coach }: DemoStory, services: Services): Promise<Access> {
  const { database } = services.connection;
  const { user } = await services.auth.signUp(
    {
      email: coach.email,
      password: coach.password,
      firstName: coach.first_name,
      lastName: coach.last_name,
      phone: coach.phone,
      companyName: coach.companyName,
      role: coach.userRole,
      heardAboutUs: coach.heard_about_us,
      timeZone: coach.timeZone,
    },
    // Counted like any sign-up, from this machine.
    { address: '127.0.0.1', userAgent: null },
  );
  const access = await getAccessOfUser(database, user.id);
  await services.users.markVerified(database, user.id);
  return access;
}

async function addOffers({ offers, coach }: DemoStory, access: Access, services: Services): Promise<void> {
  const today = dayAt(services.now(), coach.timeZone);
  for (const { price, endsInDays, ...offer } of offers) {
    await services.offers.create(access, {
      ...offer,
      price: price === null ? null : { ...price, currency: 'USD', from: false },
      link: null,
      validUntil: endsInDays === null ? null : addDays(today, endsInDays),
    });
  }
}

/** Connects an account of a platform, and returns its bot. */
async function connectAccount(
  { connections, bots }: Services,
  access: Access,
  kind: ChannelKind,
  { accessToken }: { accessToken: string },
): Promise<string> {
  const credential = await connections.connect(access, kind, { accessToken });
  return (await bots.create(access, { credentialId: credential._id }))._id;
}

function newAgent(agent: DemoStory['agent'], followUps: FollowUpRules): Parameters<AgentsService['create']>[1] {
  return {
    ...unsetAgentFields,
    name: agent.name,
    description: agent.description,
    instructions: agent.prompt,
    delayType: 'custom',
    replyDelayMinutes: agent.delayTime,
    triggerKeywords: agent.keywords,
    reengagementKeywords: agent.rekeywords,
    triggers: [
      {
        ...demoCommentTrigger,
        enabled: true,
        kind: 'comment',
        excludeWords: [],
        match: 'word',
        posts: 'all',
        replies: false,
      },
    ],
    followUps,
  };
}

async function connectCalendar(
  { connections, now }: Services,
  access: Access,
  calendar: NonNullable<Demo['calendar']>,
  agentId: string,
): Promise<void> {
  const { id: accountId, email: username } = calendar.account;
  // The first view of the calendar renews it.
  const tokens = { accessToken: '', refreshToken: calendar.refreshToken, expiresAt: now() };
  const account = { accountId, appScopedId: null, username, tokens, problem: null };
  await connections.adopt(access, 'google-calendar', account, agentId);
}

/** Writes the conversations and calls of the past, with what follows from them. */
async function writePast(
  tx: Database,
  { story, history }: Demo,
  owner: {
    workspaceId: WorkspaceId;
    agentId: string;
    instagramBotId: string;
    /** null: there is no page. */
    pageBotId: string | null;
    toldAt: Date;
    origin: string;
    followUps: FollowUpRules;
  },
): Promise<void> {
  const { workspaceId, agentId, instagramBotId, pageBotId, toldAt, followUps } = owner;
  const { agent, coach } = story;
  const present = {
    workspaceId,
    botId: instagramBotId,
    toldAt,
    origin: owner.origin,
    hasPictures: true,
    agent: { id: agentId, name: agent.name, delayMinutes: agent.delayTime },
    hasTurns: true,
  };
  const tagIds = await writeTags(tx, workspaceId, story.tags, toldAt);
  await writeViews(tx, { workspaceId, botId: instagramBotId, tagIds, at: toldAt }, story.views);
  const past = { ...present, hasPictures: false, hasTurns: false };
  const botIds = pageBotId === null ? [instagramBotId] : [instagramBotId, pageBotId];
  const written = await countAtOnce(tx, botIds, async () => {
    const before = await writeConversations(tx, past, history.instagram);
    const onPage =
      pageBotId === null ? [] : await writeConversations(tx, { ...past, botId: pageBotId }, history.messenger);
    const ofStory = await writeConversations(tx, present, story.conversations);
    return new Map([...before, ...onPage, ...ofStory]);
  });
  const chatIds = new Map([...written].map(([contactId, { chatId }]) => [contactId, chatId]));
  for (const { name, contacts } of story.tags) {
    const tagged = story.conversations.filter(({ contact }) => contacts.includes(contact.username));
    const ids = tagged.flatMap(({ contact }) => chatIds.get(contact.id) ?? []);
    await giveTags(tx, { chatIds: ids, tagIds: [tagIds.get(name)!], by: 'hand', at: toldAt });
  }
  const silences = [...written.values()].flatMap(({ silence }) => silence ?? []);
  const follower = { workspaceId, agentId, timeZone: coach.timeZone, toldAt, rules: followUps };
  await writeFollowUps(tx, follower, silences);
  const happened = history.calls.filter(({ contactId }) => contactId === null || chatIds.has(contactId));
  await writeHours(tx, { workspaceId, timeZone: coach.timeZone, toldAt });
  const diary = { workspaceId, chatIds, timeZone: coach.timeZone, toldAt };
  await writeCalls(tx, diary, [...happened, ...story.calls]);
  const replies = story.cannedReplies.map((reply) => ({ id: newId(), workspaceId, ...reply, createdAt: toldAt }));
  await storeCannedReplies(tx, replies);
}

/** Waits until something answers at an origin, for half a minute at most. */
async function answers(origin: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
