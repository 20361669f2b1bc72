import type { DemoGoogleAccount, DemoHistory, DemoPage, DemoStory } from '@spotter/demo';
import { eq } from 'drizzle-orm';
import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/database.ts';
import type { AgentsService } from '../modules/agents/agents.service.ts';
import type { AuthService } from '../modules/auth/auth.service.ts';
import type { BotsService } from '../modules/bots/bots.service.ts';
import { storeCannedReplies } from '../modules/chats/store-conversations.ts';
import type { ConnectionsService } from '../modules/connections/connections.service.ts';
import type { UsersService } from '../modules/users/users.service.ts';
import { users } from '../modules/users/users.tables.ts';
import { newId } from '../platform/ids.ts';
import { writeCalls, writeHours } from './seed-calls.ts';
import { writeConversations } from './seed-conversations.ts';

/** What the demo coach has: the story of the last weeks, the year before it, a page and a calendar. */
export type Demo = {
  story: DemoStory;
  history: DemoHistory;
  /** null: the page is no stand-in's. */
  page: DemoPage | null;
  /** null: likewise. */
  calendar: { account: DemoGoogleAccount; refreshToken: string } | null;
};

/**
 * Gives a fresh database the demo coach: the account is made and connected as anybody's would be, and its earlier
 * conversations are written as the server itself would have left them. Does nothing where the coach exists, and says so.
 */
export async function seedDemo(
  { story, history, page, calendar }: Demo,
  services: {
    connection: Connection;
    auth: AuthService;
    users: Pick<UsersService, 'markVerified'>;
    agents: AgentsService;
    connections: ConnectionsService;
    bots: BotsService;
    /** Where the story's Instagram account lives. */
    instagramOrigin: string;
    now: () => Date;
  },
): Promise<boolean> {
  const { database } = services.connection;
  const { email } = story.coach;
  const existing = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (existing.length > 0) return false;
  // Both programs start at once; without the stand-in the account could only be half made.
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
    // Counted like anybody's sign-up, from this machine.
    { address: '127.0.0.1', userAgent: null },
  );
  const userId = user.id;
  await services.users.markVerified(database, userId);
  const credential = await services.connections.connect(userId, 'instagram', {
    accessToken: story.account.accessToken,
  });
  const bot = await services.bots.create(userId, { credentialId: credential._id });
  const pageBotId = page === null ? null : await connectPage(userId, page);
  const { id: agentId } = await services.agents.create(
    userId,
    {
      name: agent.name,
      description: agent.description,
      model: null,
      instructions: agent.prompt,
      delayType: 'custom',
      replyDelayMinutes: agent.delayTime,
      triggerKeywords: agent.keywords,
      reengagementKeywords: agent.rekeywords,
      fields: [],
      caringWords: null,
      disclosureWords: null,
    },
    { instagram: bot._id, messenger: pageBotId },
  );
  if (calendar !== null) {
    const { id: accountId, email: username } = calendar.account;
    // The first look at the calendar renews it.
    const tokens = { accessToken: '', refreshToken: calendar.refreshToken, expiresAt: services.now() };
    const account = { accountId, appScopedId: null, username, tokens, problem: null };
    await services.connections.adopt(userId, 'google-calendar', account, agentId);
  }

  const toldAt = services.now();
  const owner = {
    userId,
    botId: bot._id,
    toldAt,
    origin: services.instagramOrigin,
    hasPictures: true,
    agent: { name: agent.name, delayMinutes: agent.delayTime },
  };
  await inTransaction(database, async (tx) => {
    const past = { ...owner, hasPictures: false };
    const before = await writeConversations(tx, past, history.instagram);
    const onPage =
      pageBotId === null ? [] : await writeConversations(tx, { ...past, botId: pageBotId }, history.messenger);
    const told = await writeConversations(tx, owner, story.conversations);
    const chatIds = new Map([...before, ...onPage, ...told]);
    const happened = history.calls.filter(({ contactId }) => contactId === null || chatIds.has(contactId));
    await writeHours(tx, { userId, timeZone: coach.timeZone, toldAt });
    const diary = { userId, chatIds, timeZone: coach.timeZone, toldAt };
    await writeCalls(tx, diary, [...happened, ...story.calls]);
    const replies = story.cannedReplies.map((reply) => ({ id: newId(), userId, ...reply, createdAt: toldAt }));
    await storeCannedReplies(tx, replies);
  });
  return true;

  async function connectPage(ownerId: string, { accessToken }: DemoPage): Promise<string> {
    const connected = await services.connections.connect(ownerId, 'messenger', { accessToken });
    return (await services.bots.create(ownerId, { credentialId: connected._id }))._id;
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
