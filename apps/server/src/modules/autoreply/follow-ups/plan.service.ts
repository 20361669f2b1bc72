import type { ChatPlan } from '@spotter/contract';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import { readPauseEnd } from '../../../http/input/pause-end.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findZone, chatChanged, findCoachPause } from '../../chats/index.ts';
import { createChatStateLoader, type PlannedState } from '../replying/load-and-decide.ts';
import { isSent, readPlan, type ChatPlanNow } from './chat-plan.ts';
import { fillStep } from './compose-follow-up.ts';
import { requestFollowUp } from './follow-up.job.ts';
import { recordOutcomes, storeNotBefore } from './follow-ups.repository.ts';
import { presentPlan } from './plan.presenter.ts';
import { canceled, outcomeRow } from './step-records.ts';

type Change = (tx: Database, plan: { state: PlannedState; seen: ChatPlanNow; now: Date }) => Promise<void>;

/** What the coach sees of a chat's plan, and changes of it. */
export function createPlanService(options: {
  database: Database;
  clock: Clock;
  quietMs: number;
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  /** Throws not_found unless the chat is the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
}) {
  const { database, clock, requireChat } = options;
  const loader = createChatStateLoader(options);

  async function read(tx: Database, chatId: string, how: { lock: boolean }) {
    const state = await loader.load(tx, chatId, how);
    if (state === null) throw new AppError('not_found', 'This chat does not exist');
    const now = clock.now();
    return { state, now, seen: await readPlan(tx, state, now) };
  }

  function present({ state, seen, now }: Awaited<ReturnType<typeof read>>): ChatPlan {
    return presentPlan(seen, {
      zoneIsKnown: findZone(state) !== null,
      pause: findCoachPause(state, now),
      fill: (text) => fillStep(state, text, now),
    });
  }

  async function change(access: Access, chatId: string, apply: Change): Promise<ChatPlan> {
    await requireChat(access, chatId);
    return inTransaction(database, async (tx) => {
      const before = await read(tx, chatId, { lock: true });
      await apply(tx, before);
      await requestFollowUp(tx, before.state.chat, before.now);
      sendSignals(tx, [chatChanged(before.state.chat)]);
      return present(await read(tx, chatId, { lock: true }));
    });
  }

  return {
    async find(access: Access, chatId: string): Promise<ChatPlan> {
      await requireChat(access, chatId);
      return present(await read(database, chatId, { lock: false }));
    },

    /** Drops a step of the present sequence. Throws not_found for another step, conflict where it was sent. */
    cancelStep: (access: Access, chatId: string, stepId: string): Promise<ChatPlan> =>
      change(access, chatId, async (tx, of) => {
        const { seen } = of;
        if (seen.turn === null || !seen.rules.steps.some(({ id }) => id === stepId))
          throw new AppError('not_found', 'This follow-up does not exist');
        if (seen.outcomes.some((outcome) => outcome.stepId === stepId && isSent(outcome)))
          throw new AppError('conflict', 'This follow-up was sent already');
        await recordOutcomes(tx, [outcomeRow(of, seen.turn, canceled(stepId, 'by-coach'))]);
      }),

    /** Sends no follow-up of the present sequence before an instant; null takes that back. */
    notBefore: (access: Access, chatId: string, until: string | null): Promise<ChatPlan> =>
      change(access, chatId, async (tx, { seen, now }) => {
        const notBefore = readPauseEnd(until, now);
        if (seen.turn === null) throw new AppError('conflict', 'This lead has not written yet');
        await storeNotBefore(tx, { chatId, turn: seen.turn }, notBefore);
      }),
  };
}

export type PlanService = ReturnType<typeof createPlanService>;
