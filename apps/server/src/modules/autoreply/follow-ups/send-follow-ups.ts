import { followUpLapsesAt, withinWindow, type DraftProblem, type FollowUpStep } from '@spotter/domain/autoreply';
import { retryPauseMs } from '@spotter/domain/sending';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult, type JobRun } from '../../../queue/define-job.ts';
import { type AgentVersionRef, versionRefOf } from '../../agents/index.ts';
import { chatChanged, isUnfinished, recordDecision, type SendPauses, type SendProactively } from '../../chats/index.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import { modelUse, type ModelPrices } from '../record/decision-record.ts';
import { createChatStateLoader, type ChatStateLoader, type PlannedState } from '../replying/load-and-decide.ts';
import { holdOfModel } from '../replying/reply-holds.ts';
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

/** The agent asks first, and its coach wrote no words for the step: what a model writes would wait in no chat. */
type Unapproved = { kind: 'unapproved'; usage: null; refused: [] };

type Words = (Exclude<FollowUpDraft, { kind: 'unavailable' }> | Unapproved) & {
  /** For what the moderation endpoint flagged them. */
  flagged: string | null;
};

type Options = {
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
};

type Parts = Options & { loader: ChatStateLoader };

/**
 * Sends follow-ups. The plan is computed when the job runs, and once more, with the chat locked, in the
 * transaction that claims the send: whatever happened while the agent wrote counts.
 */
export function createFollowUps(options: Options) {
  const parts: Parts = { ...options, loader: createChatStateLoader(options) };
  return handleJob(followUpJob, (run) => check(parts, run));
}

async function check(parts: Parts, { key: chatId, attempts }: JobRun): Promise<JobResult> {
  const { clock } = parts;
  const { database } = parts.connection;
  const state = await parts.loader.load(database, chatId);
  if (state === null) return done;
  const now = clock.now();
  const seen = await readPlan(database, state, now);
  const step = findDue(seen, now);
  if (step === null) return inTransaction(database, (tx) => finish(parts, tx, chatId));
  const until = await waitsUntil(parts, state, step, now);
  if (until !== null) return { kind: 'again', at: withinWindow(until, state.chat) };
  const draft = await compose(parts, state, seen, step, now);
  if (draft.kind === 'unavailable') {
    parts.logger.warn({ detail: draft.detail, chatId }, 'A follow-up cannot be written');
    const pauseMs = Math.max(retryPauseMs(attempts + 1, parts.chance()), draft.retryAfterMs ?? 0);
    return {
      kind: 'again',
      at: withinWindow(new Date(clock.now().getTime() + pauseMs), state.chat),
      failure: draft.detail,
    };
  }
  const flagged = draft.kind === 'draft' ? await findFlag(parts.moderation, draft.text) : null;
  const about = { turn: seen.turn, stepId: step.id, text: step.text, by: versionRefOf(state.agent) };
  return inTransaction(database, (tx) => claim(parts, tx, chatId, about, { ...draft, flagged }));
}

/** Returns until when the words of a due step are not even looked for; null: now is the time. */
async function waitsUntil(
  { pauses, guard, budget }: Parts,
  state: PlannedState,
  step: FollowUpStep,
  now: Date,
): Promise<Date | null> {
  if (state.chat.pendingReplyAt !== null || state.messages.some(isUnfinished))
    return new Date(now.getTime() + recheckMs);
  const held = pauses.holdFor(state);
  if (held !== null || step.text !== null) return held?.until ?? null;
  return (await holdOfModel({ guard, budget }, state))?.until ?? null;
}

async function compose(
  parts: Parts,
  state: PlannedState,
  { facts }: ChatPlanNow,
  step: FollowUpStep,
  now: Date,
): Promise<FollowUpDraft | Unapproved> {
  const { guard } = parts;
  if (step.text === null && state.agent!.answers === 'approve') return { kind: 'unapproved', usage: null, refused: [] };
  const model = state.agent!.model;
  const settings = {
    model: parts.budget.modelFor({ workspaceId: state.bot.workspaceId }),
    now,
    silentMs: now.getTime() - facts.silentSince!.getTime(),
    timeoutMs: parts.modelTimeoutMs,
    canary: parts.canary,
    truth: parts.truth,
  };
  if (step.text !== null) return composeFollowUp(state, step, settings);
  const asking = guard.begin(model, state.chat.id);
  const draft = await composeFollowUp(state, step, settings);
  asking.end(draft);
  return draft;
}

async function findFlag(moderation: ModerationLine, text: string): Promise<string | null> {
  const finding = await moderation.judgeDraft(text)?.inTime;
  return finding == null || finding === 'late' ? null : finding.evidence;
}

/** Sends the words if the very same step is still due, and records why not otherwise. */
async function claim(
  parts: Parts,
  tx: Database,
  chatId: string,
  about: { turn: string | null; stepId: string; text: string | null; by: AgentVersionRef | null },
  words: Words,
): Promise<JobResult> {
  const state = await parts.loader.load(tx, chatId, { lock: true });
  if (state === null) return done;
  const now = parts.clock.now();
  const seen = await readPlan(tx, state, now);
  const step = findDue(seen, now);
  const { turn } = seen;
  if (turn === null || turn !== about.turn || step?.id !== about.stepId) return finish(parts, tx, chatId);
  // The coach has changed its words meanwhile.
  if (step.text !== about.text) return { kind: 'again', at: now };
  const of = { state, seen, now };
  const record = {
    version: about.by,
    stepId: step.id,
    ownText: seen.ownTexts.has(step.id),
    model: modelUse(words, parts.modelPrices),
    refused: words.refused,
    draftFlagged: words.flagged,
  };
  if (words.kind !== 'draft' || words.flagged !== null) {
    const problem: DraftProblem | 'flagged' | 'unapproved' =
      words.kind === 'draft' ? 'flagged' : words.kind === 'unapproved' ? 'unapproved' : words.problem;
    const silence = { kind: 'stay-silent', reason: 'follow-up', messageId: turn } as const;
    await recordDecision(tx, { ...silence, chatId, record: { ...record, problem }, at: now });
    await recordOutcomes(tx, [
      outcomeRow(of, turn, canceled(step.id, words.kind === 'unapproved' ? 'unapproved' : 'refused')),
    ]);
    sendSignals(tx, [chatChanged(state.chat)]);
    return finish(parts, tx, chatId);
  }
  const { zone } = seen.facts;
  const { quietHours } = seen.rules;
  const message = {
    reason: 'follow-up' as const,
    text: words.text,
    record: { ...record, mended: words.mended },
    zone,
    quietHours,
    lapsesAt: followUpLapsesAt(now, quietHours, zone),
    onQueued: (messageId: string) =>
      recordOutcomes(tx, [outcomeRow(of, turn, { stepId: step.id, state: 'sent', reason: 'sent', messageId })]),
  };
  const outcome = await parts.sendProactively(tx, chatId, message, now);
  if (outcome.kind === 'later') return { kind: 'again', at: outcome.at };
  if (outcome.kind === 'silent') await recordOutcomes(tx, [outcomeRow(of, turn, canceled(step.id, 'not-sent'))]);
  return finish(parts, tx, chatId);
}

/** Records what will not be sent, and returns when the plan has to be looked at again. */
async function finish({ loader, clock }: Parts, tx: Database, chatId: string): Promise<JobResult> {
  const state = await loader.load(tx, chatId, { lock: true });
  if (state === null) return done;
  const now = clock.now();
  const seen = await readPlan(tx, state, now);
  await recordCanceled(tx, { state, seen, now });
  const { nextAt } = seen.plan;
  return nextAt === null ? watchWindow(tx, state, seen, now) : { kind: 'again', at: nextAt };
}

/** Returns the first step whose time has come; null where none is due. */
function findDue({ plan, rules }: ChatPlanNow, now: Date): FollowUpStep | null {
  const due = plan.steps.find((step) => step.state === 'planned' && step.at <= now);
  return due === undefined ? null : rules.steps.find(({ id }) => id === due.stepId)!;
}
