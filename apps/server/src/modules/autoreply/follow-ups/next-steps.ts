import type { Chat, NextStep } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { listChatStates, type PlainChatState } from '../../chats/index.ts';
import { onceWished } from '../proactive/talk-later.job.ts';
import { readPlans } from './chat-plan.ts';
import { listFollowingUp } from './follow-ups.repository.ts';
import { nextStepOf } from './plan.presenter.ts';

/** Stages in which nothing comes unasked. */
export const endedStages: readonly Chat['stage'][] = ['booked', 'lost', 'needs_you'];

/**
 * Returns what reads for lists of chats what comes next in each, out of the plan that is computed from its
 * facts. Only the chats are read in which something can come, and all of them together.
 */
export function createNextSteps(options: {
  database: Database;
  clock: Clock;
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
}): (chats: Chat[]) => Promise<Map<string, NextStep>> {
  const { database, clock, allowsAutoreplies } = options;

  async function withPlans(states: PlainChatState[]) {
    const workspaces = [...new Set(states.map(({ bot }) => bot.workspaceId))];
    const allowed = await Promise.all(workspaces.map((workspaceId) => allowsAutoreplies(database, workspaceId)));
    return states.map((state) => ({
      ...state,
      planAllowsAutoreplies: allowed[workspaces.indexOf(state.bot.workspaceId)]!,
    }));
  }

  return async (chats) => {
    const quiet = chats.filter(mayComeNext);
    const agentIds = new Set(quiet.flatMap(({ answering }) => answering.agentId ?? []));
    const following = await listFollowingUp(database, [...agentIds]);
    const wanted = quiet.filter(({ answering, facts }) => following.has(answering.agentId!) || onceWished(facts));
    if (wanted.length === 0) return new Map();
    const found = await listChatStates(
      database,
      wanted.map(({ _id }) => _id),
    );
    const states = await withPlans(found);
    const plans = await readPlans(database, states, clock.now());
    return new Map(
      plans.flatMap((plan, index) => {
        const next = nextStepOf(plan);
        return next === null ? [] : [[states[index]!.chat.id, next]];
      }),
    );
  };
}

/** Whether the agent may say something unasked, as far as the chat itself tells. */
function mayComeNext({ chatEnabled, answering, stage, sendWindow, history, facts }: Chat): boolean {
  const theyWroteLast = history.at(-1)?.author === 'contact';
  return (
    chatEnabled &&
    answering.agentId !== null &&
    !answering.optedOut &&
    !endedStages.includes(stage) &&
    sendWindow === 'open' &&
    (!theyWroteLast || onceWished(facts))
  );
}
