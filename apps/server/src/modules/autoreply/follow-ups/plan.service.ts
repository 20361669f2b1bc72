import type { CanceledFollowUps, ChatPlan } from '@spotter/contract';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import { checkFixedTexts } from '../../../http/input/fixed-text.ts';
import { readPauseEnd } from '../../../http/input/pause-end.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chatChanged } from '../../chats/index.ts';
import { createChatStateLoader, type PlannedState } from '../replying/load-and-decide.ts';
import { readPlan, type ChatPlanNow } from './chat-plan.ts';
import { requestFollowUp } from './follow-up.job.ts';
import { recordOutcomes, storeNotBefore, storeOwnText } from './follow-ups.repository.ts';
import { presentPlan } from './plan.presenter.ts';
import { canceled, outcomeRow } from './step-records.ts';

type StepsOfChat = { chatId: string; stepIds: string[] };

type StepStatus = 'planned' | CanceledFollowUps['notCanceled'][number]['reason'];

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
    return presentPlan(seen, { state, now });
  }

  async function change(access: Access, chatId: string, apply: Change): Promise<ChatPlan> {
    await requireChat(access, chatId);
    return inTransaction(database, async (tx) => {
      const before = await read(tx, chatId, { lock: true });
      await apply(tx, before);
      await noteChanged(tx, before);
      return present(await read(tx, chatId, { lock: true }));
    });
  }

  /** Drops those steps of a chat that are planned. Throws not_found where the chat is gone. */
  async function cancelPlanned(access: Access, { chatId, stepIds }: StepsOfChat): Promise<CanceledFollowUps> {
    await requireChat(access, chatId);
    return inTransaction(database, async (tx) => {
      const before = await read(tx, chatId, { lock: true });
      const statusOf = (stepId: string) => statusIn(before.seen, stepId);
      const planned = [...new Set(stepIds)].filter((stepId) => statusOf(stepId) === 'planned');
      if (planned.length === 0) return notCanceledOf({ chatId, stepIds }, statusOf);
      await recordOutcomes(
        tx,
        planned.map((stepId) => outcomeRow(before, before.seen.turn!, canceled(stepId, 'by-coach'))),
      );
      await noteChanged(tx, before);
      return { ...notCanceledOf({ chatId, stepIds }, statusOf), canceled: planned.length };
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
        const status = statusIn(seen, stepId);
        if (status === 'not-found') throw new AppError('not_found', 'This follow-up does not exist');
        if (status === 'sent') throw new AppError('conflict', 'This follow-up was sent already');
        await recordOutcomes(tx, [outcomeRow(of, seen.turn!, canceled(stepId, 'by-coach'))]);
      }),

    /**
     * Has a planned step say the coach's words in this chat, once; null: the agent's again. Throws invalid_input for
     * an unknown placeholder, not_found for another step, conflict where it is being sent or nothing is planned.
     */
    setText: (access: Access, chatId: string, stepId: string, text: string | null): Promise<ChatPlan> => {
      checkFixedTexts([['text', text]]);
      return change(access, chatId, async (tx, { seen }) => {
        requirePlanned(seen, stepId);
        await storeOwnText(tx, { chatId, turn: seen.turn!, stepId }, text);
      });
    },

    /** Drops planned steps of many chats, each chat on its own: a lock on one never waits for the others. */
    async cancelMany(access: Access, chats: StepsOfChat[]): Promise<CanceledFollowUps> {
      const all: CanceledFollowUps = { canceled: 0, notCanceled: [] };
      for (const steps of chats) {
        const { canceled: count, notCanceled } = await cancelPlanned(access, steps).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not_found') return notCanceledOf(steps, () => 'not-found');
          throw error;
        });
        all.canceled += count;
        all.notCanceled.push(...notCanceled);
      }
      return all;
    },

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

/** Returns the status of a step of the present sequence. */
function statusIn({ turn, plan }: ChatPlanNow, stepId: string): StepStatus {
  const step = turn === null ? undefined : plan.steps.find((one) => one.stepId === stepId);
  if (step === undefined) return 'not-found';
  return step.state === 'canceled' ? 'not-planned' : step.state;
}

/** Throws not_found for a step of no sequence, conflict for one that is being sent, or that will not be sent. */
function requirePlanned(seen: ChatPlanNow, stepId: string): void {
  const status = statusIn(seen, stepId);
  if (status === 'not-found') throw new AppError('not_found', 'This follow-up does not exist');
  if (status === 'sent') throw new AppError('conflict', 'This follow-up is being sent, or was sent already');
  if (status === 'not-planned') throw new AppError('conflict', 'This follow-up is not planned any more');
}

/** Returns the steps that stay as they are, with the reasons. */
function notCanceledOf({ chatId, stepIds }: StepsOfChat, statusOf: (stepId: string) => StepStatus): CanceledFollowUps {
  const notCanceled = stepIds.flatMap((stepId) => {
    const reason = statusOf(stepId);
    return reason === 'planned' ? [] : [{ chatId, stepId, reason }];
  });
  return { canceled: 0, notCanceled };
}

async function noteChanged(tx: Database, { state, now }: { state: PlannedState; now: Date }): Promise<void> {
  await requestFollowUp(tx, state.chat, now);
  sendSignals(tx, [chatChanged(state.chat)]);
}
