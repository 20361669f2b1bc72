import {
  demoCommentTrigger,
  type DemoGoogleAccount,
  type DemoHistory,
  type DemoKnowledge,
  type DemoPage,
  type DemoStory,
} from '@spotter/demo';
import { eq } from 'drizzle-orm';
import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/database.ts';
import type { AgentsService } from '../modules/agents/index.ts';
import { countAtOnce } from '../modules/analytics/index.ts';
import type { AuthService } from '../modules/auth/index.ts';
import type { BotsService } from '../modules/bots/index.ts';
import { storeCannedReplies } from '../modules/chats/index.ts';
import type { ConnectionsService } from '../modules/connections/index.ts';
import type { FilesService } from '../modules/files/index.ts';
import { storeKnowledge } from '../modules/knowledge/index.ts';
import { users, type UsersService, getAccessOfUser } from '../modules/users/index.ts';
import { newId } from '../platform/ids.ts';
import { writeCalls, writeHours } from './seed-calls.ts';
import { writeConversations } from './seed-conversations.ts';
import { demoFollowUps, writeFollowUps } from './seed-follow-ups.ts';

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

/**
 * Gives a fresh database the demo coach: the account is created and connected like any other, and its earlier
 * conversations are written as the server itself would have left them. Does nothing where the coach exists, and
 * says so.
 */
export async function seedDemo(
  { story, history, page, knowledge, calendar }: Demo,
  services: {
    connection: Connection;
    auth: AuthService;
    users: Pick<UsersService, 'markVerified'>;
    agents: AgentsService;
    connections: ConnectionsService;
    bots: BotsService;
    files: FilesService;
    /** The origin of the platform of the story's Instagram account. */
    instagramOrigin: string;
    now: () => Date;
  },
): Promise<boolean> {
  const { database } = services.connection;
  const { email } = story.coach;
  const existing = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (existing.length > 0) return false;
  // Both programs start at the same time; without the simulator the account could only be half created.
  await answers(services.instagramOrigin);

  const { coach, agent } = story;
  const { user } = await services.auth.signUp(
    {
      email,
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
  const { workspaceId } = access;
  await services.users.markVerified(database, user.id);
  const credential = await services.connections.connect(access, 'instagram', {
    accessToken: story.account.accessToken,
  });
  const bot = await services.bots.create(access, { credentialId: credential._id });
  const pageBotId = page === null ? null : await connectPage(page);
  const followUps = demoFollowUps(agent.followUpMinutes);
  const { id: agentId } = await services.agents.create(
    access,
    {
      name: agent.name,
      description: agent.description,
      model: null,
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
      newContactsOnly: false,
      activeHours: null,
      fields: [],
      caringWords: null,
      disclosureWords: null,
      offerIds: null,
      whenUnanswered: 'go-on',
      answersAfterHandOver: true,
      followUps,
    },
    { instagram: bot._id, messenger: pageBotId },
  );
  if (calendar !== null) {
    const { id: accountId, email: username } = calendar.account;
    // The first view of the calendar renews it.
    const tokens = { accessToken: '', refreshToken: calendar.refreshToken, expiresAt: services.now() };
    const account = { accountId, appScopedId: null, username, tokens, problem: null };
    await services.connections.adopt(access, 'google-calendar', account, agentId);
  }

  const toldAt = services.now();
  const owner = {
    workspaceId,
    botId: bot._id,
    toldAt,
    origin: services.instagramOrigin,
    hasPictures: true,
    agent: { name: agent.name, delayMinutes: agent.delayTime },
    hasTurns: true,
  };
  await inTransaction(database, (tx) => storeKnowledge(tx, services.files, workspaceId, knowledge, toldAt));
  await inTransaction(database, async (tx) => {
    const past = { ...owner, hasPictures: false, hasTurns: false };
    const botIds = pageBotId === null ? [bot._id] : [bot._id, pageBotId];
    const written = await countAtOnce(tx, botIds, async () => {
      const before = await writeConversations(tx, past, history.instagram);
      const onPage =
        pageBotId === null ? [] : await writeConversations(tx, { ...past, botId: pageBotId }, history.messenger);
      const ofStory = await writeConversations(tx, owner, story.conversations);
      return new Map([...before, ...onPage, ...ofStory]);
    });
    const chatIds = new Map([...written].map(([contactId, { chatId }]) => [contactId, chatId]));
    const silences = [...written.values()].flatMap(({ silence }) => silence ?? []);
    const follower = { workspaceId, agentId, timeZone: coach.timeZone, toldAt, rules: followUps };
    await writeFollowUps(tx, follower, silences);
    const happened = history.calls.filter(({ contactId }) => contactId === null || chatIds.has(contactId));
    await writeHours(tx, { workspaceId, timeZone: coach.timeZone, toldAt });
    const diary = { workspaceId, chatIds, timeZone: coach.timeZone, toldAt };
    await writeCalls(tx, diary, [...happened, ...story.calls]);
    const replies = story.cannedReplies.map((reply) => ({ id: newId(), workspaceId, ...reply, createdAt: toldAt }));
    await storeCannedReplies(tx, replies);
  });
  return true;

  async function connectPage({ accessToken }: DemoPage): Promise<string> {
    const connected = await services.connections.connect(access, 'messenger', { accessToken });
    return (await services.bots.create(access, { credentialId: connected._id }))._id;
  }
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
