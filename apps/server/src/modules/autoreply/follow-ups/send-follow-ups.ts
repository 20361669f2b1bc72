import { followUpLapsesAt, lastWritableAt, retryPauseMs, type DraftProblem, type FollowUpStep } from '@spotter/domain';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult, type JobRun } from '../../../queue/define-job.ts';
import { chatChanged, isUnfinished, recordDecision, type SendPauses, type SendProactively } from '../../chats/index.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import { modelUse, type ModelPrices } from '../record/decision-record.ts';
import { createChatStateLoader, type PlannedState } from '../replying/load-and-decide.ts';
import { watchWindow } from './after-window.ts';
import { readPlan, type ChatPlanNow } from './chat-plan.ts';
import { composeFollowUp, type FollowUpDraft } from './compose-follow-up.ts';
import { followUpJob } from './follow-up.job.ts';
import { recordOutcomes } from './follow-ups.repository.ts';
import { canceled, outcomeRow, recordCanceled } from './step-records.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';

const done: JobResult = { kind: 'done' };
/** The pause before a chat is looked at again in which something is being said. */
const recheckMs = 60_000;

type Words = Exclude<FollowUpDraft, { kind: 'unavailable' }> & {
  /** For what the moderation endpoint flagged them. */
  flagged: string | null;
};

/**
 * Sends follow-ups. The plan is computed when the job runs, and once more, with the chat locked, in the
 * transaction that claims the send: whatever happened while the agent wrote counts.
 */
export function createFollowUps(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  budget: ModelBudget;
  guard: ModelGuard;
  moderation: ModerationLine;
  pauses: SendPauses;
  sendProactively: SendProactively;
  quietMs: number;
  modelTimeoutMs: number;
  truth: KnowledgeSources;
  modelPrices: ModelPrices;
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  chance(): number;
  canary: string;
}) {
  const { connection, clock, guard, budget } = options;
  const loader = createChatStateLoader(options);

  async function check({ key: chatId, attempts }: JobRun): Promise<JobResult> {
    const state = await loader.load(connection.database, chatId);
    if (state === null) return done;
    const now = clock.now();
    const seen = await readPlan(connection.database, state, now);
    const step = findDue(seen, now);
    if (step === null) return inTransaction(connection.database, (tx) => finish(tx, chatId));
    const until = await waitsUntil(state, step, now);
    if (until !== null) return { kind: 'again', at: inWindow(state, until) };
    const draft = await compose(state, seen, step, now);
    if (draft.kind === 'unavailable') {
      options.logger.warn({ detail: draft.detail, chatId }, 'A follow-up cannot be written');
      const pauseMs = Math.max(retryPauseMs(attempts + 1, options.chance()), draft.retryAfterMs ?? 0);
      return { kind: 'again', at: inWindow(state, new Date(clock.now().getTime() + pauseMs)), failure: draft.detail };
    }
    const words = { ...draft, flagged: draft.kind === 'draft' ? await findFlag(draft.text) : null };
    return inTransaction(connection.database, (tx) => claim(tx, chatId, { turn: seen.turn, stepId: step.id }, words));
  }

  /** Returns until when the words of a due step are not even looked for; null: now is the time. */
  async function waitsUntil(state: PlannedState, step: FollowUpStep, now: Date): Promise<Date | null> {
    if (state.chat.pendingReplyAt !== null || state.messages.some(isUnfinished))
      return new Date(now.getTime() + recheckMs);
    const held = options.pauses.holdFor(state);
    if (held !== null || step.text !== null) return held?.until ?? null;
    const asked = guard.holdFor(state.agent!.model, state.chat.id) ?? (await budget.holdFor(state.bot.workspaceId));
    return asked?.until ?? null;
  }

  async function compose(
    state: PlannedState,
    { facts }: ChatPlanNow,
    step: FollowUpStep,
    now: Date,
  ): Promise<FollowUpDraft> {
    const model = state.agent!.model;
    const settings = {
      model: budget.modelFor({ workspaceId: state.bot.workspaceId }),
      now,
      silentMs: now.getTime() - facts.silentSince!.getTime(),
      timeoutMs: options.modelTimeoutMs,
      canary: options.canary,
      truth: options.truth,
    };
    if (step.text !== null) return composeFollowUp(state, step, settings);
    const asking = guard.begin(model, state.chat.id);
    const draft = await composeFollowUp(state, step, settings);
    asking.end(draft);
    return draft;
  }

  async function findFlag(text: string): Promise<string | null> {
    const finding = await options.moderation.judgeDraft(text)?.inTime;
    return finding == null || finding === 'late' ? null : finding.evidence;
  }

  /** Sends the words if the very same step is still due, and records why not otherwise. */
  async function claim(
    tx: Database,
    chatId: string,
    about: { turn: string | null; stepId: string },
    words: Words,
  ): Promise<JobResult> {
    const state = await loader.load(tx, chatId, { lock: true });
    if (state === null) return done;
    const now = clock.now();
    const seen = await readPlan(tx, state, now);
    const step = findDue(seen, now);
    const turn = seen.turn;
    if (turn === null || turn !== about.turn || step?.id !== about.stepId) return finish(tx, chatId);
    const of = { state, seen, now };
    const record = {
      stepId: step.id,
      model: modelUse(words, options.modelPrices),
      refused: words.refused,
      draftFlagged: words.flagged,
    };
    if (words.kind === 'unusable' || words.flagged !== null) {
      const problem: DraftProblem | 'flagged' = words.kind === 'unusable' ? words.problem : 'flagged';
      await recordDecision(tx, {
        chatId,
        kind: 'stay-silent',
        reason: 'follow-up',
        messageId: turn,
        record: { ...record, problem },
        at: now,
      });
      await recordOutcomes(tx, [outcomeRow(of, turn, canceled(step.id, 'refused'))]);
      sendSignals(tx, [chatChanged(state.chat)]);
      return finish(tx, chatId);
    }
    const { zone } = seen.facts;
    const { quietHours } = seen.rules;
    const outcome = await options.sendProactively(
      tx,
      chatId,
      {
        reason: 'follow-up',
        text: words.text,
        record: { ...record, mended: words.mended },
        zone,
        quietHours,
        lapsesAt: followUpLapsesAt(now, quietHours, zone),
        onQueued: (messageId) =>
          recordOutcomes(tx, [outcomeRow(of, turn, { stepId: step.id, state: 'sent', reason: 'sent', messageId })]),
      },
      now,
    );
    if (outcome.kind === 'later') return { kind: 'again', at: outcome.at };
    if (outcome.kind === 'silent') await recordOutcomes(tx, [outcomeRow(of, turn, canceled(step.id, 'not-sent'))]);
    return finish(tx, chatId);
  }

  /** Records what will not be sent, and returns when the plan has to be looked at again. */
  async function finish(tx: Database, chatId: string): Promise<JobResult> {
    const state = await loader.load(tx, chatId, { lock: true });
    if (state === null) return done;
    const now = clock.now();
    const seen = await readPlan(tx, state, now);
    await recordCanceled(tx, { state, seen, now });
    const { nextAt } = seen.plan;
    return nextAt === null ? watchWindow(tx, state, seen, now) : { kind: 'again', at: nextAt };
  }

  return handleJob(followUpJob, check);
}

/** Returns the first step whose time has come; null where none is due. */
function findDue({ plan, rules }: ChatPlanNow, now: Date): FollowUpStep | null {
  const due = plan.steps.find((step) => step.state === 'planned' && step.at <= now);
  return due === undefined ? null : rules.steps.find(({ id }) => id === due.stepId)!;
}

/** A wait never goes past the end of the window, where it is decided that nothing more is said. */
function inWindow({ chat }: PlannedState, wished: Date): Date {
  const closesAt = lastWritableAt(chat.lastInboundAt!);
  return wished < closesAt ? wished : closesAt;
}
