import { type Onboarding, sourceOf } from '@spotter/contract';
import { type ChannelKind, judgeSetup, nextStep, onboardingSteps, type SetupFacts } from '@spotter/domain';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { agents } from '../agents/agents.tables.ts';
import { chatMilestones } from '../analytics/analytics.tables.ts';
import { availabilities } from '../booking/booking.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { dismissOnboarding, findState } from './dashboard-states.ts';
import { messageUrl } from './message-address.ts';

/** How far a new coach has come: read from what there is, and remembered only where nothing tells. */
export function createOnboardingService(options: {
  database: Database;
  clock: Clock;
  /** Where a chat with an account is opened; `{username}` and `{id}` stand for the account's own. */
  messageAddresses: Record<ChannelKind, string>;
}) {
  const { database, clock, messageAddresses } = options;

  async function find(userId: string): Promise<Onboarding> {
    const [state, ownAgents, accounts, hasHours] = await Promise.all([
      findState(database, userId),
      listAgents(database, userId),
      listAccounts(database, userId),
      takesCalls(database, userId),
    ]);
    const answering = ownAgents.flatMap((agent) =>
      accounts.filter(({ bot }) => bot.agentId === agent.id).map((account) => ({ agent, ...account })),
    );
    const live = answering.find(({ agent }) => agent.keywords.length > 0) ?? null;
    const agent = live?.agent ?? answering[0]?.agent ?? ownAgents[0] ?? null;
    const facts: SetupFacts = {
      hasAgent: agent !== null,
      wasTried: state?.triedAt != null,
      hasAccount: accounts.length > 0,
      hasHours,
      isLive: live !== null,
      wasEngaged: await hasEngaged(
        database,
        accounts.map(({ bot }) => bot.id),
      ),
    };
    const done = judgeSetup(facts);
    return {
      steps: onboardingSteps.map((step) => ({ step, done: done[step] })),
      next: nextStep(facts),
      dismissed: state?.onboardingDismissedAt != null,
      agentId: agent?.id ?? null,
      live:
        live === null
          ? null
          : {
              keyword: live.agent.keywords[0]!,
              account: live.username,
              from: sourceOf(live.bot.channel),
              messageUrl: messageUrl(messageAddresses[live.bot.channel], {
                username: live.username,
                id: live.bot.accountId,
              }),
            },
    };
  }

  return {
    find,

    async dismiss(userId: string, dismissed: boolean): Promise<Onboarding> {
      await dismissOnboarding(database, userId, dismissed ? clock.now() : null);
      return find(userId);
    },
  };
}

export type OnboardingService = ReturnType<typeof createOnboardingService>;

function listAgents(database: Database, userId: string) {
  return database
    .select({ id: agents.id, keywords: agents.triggerKeywords })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
}

/** Instagram first: it is what most coaches begin with. */
function listAccounts(database: Database, userId: string) {
  return database
    .select({ bot: bots, username: credentials.username })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(and(eq(bots.userId, userId), isNull(bots.removedAt)))
    .orderBy(asc(bots.channel), asc(bots.createdAt), asc(bots.id));
}

/** Calendly has hours of its own. */
async function takesCalls(database: Database, userId: string): Promise<boolean> {
  const [row] = await queryRows<{ takes: boolean }>(
    database,
    sql`select exists (select from ${availabilities} where coach_id = ${userId})
      or exists (select from ${credentials} where user_id = ${userId} and integration = 'calendly'
        and status <> 'disconnected') as takes`,
  );
  return row?.takes ?? false;
}

async function hasEngaged(database: Database, botIds: string[]): Promise<boolean> {
  if (botIds.length === 0) return false;
  const [row] = await database
    .select({ id: chatMilestones.chatId })
    .from(chatMilestones)
    .where(and(inArray(chatMilestones.botId, botIds), sql`${chatMilestones.reached} >= 1`))
    .limit(1);
  return row !== undefined;
}
