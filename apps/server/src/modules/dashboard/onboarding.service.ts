import { type Onboarding, sourceOf } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain/channels';
import { judgeSetup, nextStep, onboardingSteps, type SetupFacts } from '@spotter/domain/dashboard';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Access } from '../../platform/access.ts';
import { dismissOnboarding, findState } from './dashboard-states.repository.ts';
import { messageUrl } from './message-address.ts';
import { hasEngaged, listAccounts, listAgents, takesCalls } from './onboarding.repository.ts';

/** The first steps of a new coach: read from the data of other modules, and stored only where nothing else tells. */
export function createOnboardingService(options: {
  database: Database;
  clock: Clock;
  /** The address that opens a chat with an account; `{username}` and `{id}` stand for the account's own. */
  messageAddresses: Record<ChannelKind, string>;
}) {
  const { database, clock, messageAddresses } = options;

  async function find(access: Access): Promise<Onboarding> {
    const [state, ownAgents, accounts, hasHours] = await Promise.all([
      findState(database, access.userId),
      listAgents(database, access),
      listAccounts(database, access),
      takesCalls(database, access),
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

    async dismiss(access: Access, dismissed: boolean): Promise<Onboarding> {
      await dismissOnboarding(database, access.userId, dismissed ? clock.now() : null);
      return find(access);
    },
  };
}

export type OnboardingService = ReturnType<typeof createOnboardingService>;
