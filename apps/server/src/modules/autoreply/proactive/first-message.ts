import { retryPauseMs } from '@spotter/domain/sending';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type AgentRow, versionRefOf } from '../../agents/index.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import { modelUse, type ModelPrices } from '../record/decision-record.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { composeReply } from '../composing/compose-reply.ts';
import { emptyChat, messageOf } from '../trial/in-memory-chat.ts';

/** What somebody wrote in public, and for whom the agent writes the first message. */
export type FirstMessageRequest = {
  agent: AgentRow;
  coachName: string;
  workspaceId: WorkspaceId;
  comment: { id: string; text: string; username: string | null };
  /** The first words of the post. */
  caption: string | null;
  /** How often it failed before. */
  attempts: number;
};

/** The words, or why there are none. */
export type FirstMessageDraft =
  | { kind: 'draft'; text: string; record: Record<string, unknown> }
  | { kind: 'unusable'; record: Record<string, unknown> }
  | { kind: 'wait'; because: 'model-down' | 'budget'; until: Date };

// Instagram takes 1,000 bytes, and the one message that a comment allows cannot be split.
const maxBytes = 1_000;
const maxQuoteLength = 200;

/**
 * Writes the first message to somebody who commented, on a chat that is in no table: who they are in the chats
 * is known only once it was sent. It passes the gate of an answer, and books nothing.
 */
export function createFirstMessages(options: {
  clock: Clock;
  budget: ModelBudget;
  guard: ModelGuard;
  moderation: ModerationLine;
  truth: KnowledgeSources;
  modelTimeoutMs: number;
  modelPrices: ModelPrices;
  canary: string;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
}) {
  const { budget, clock, guard } = options;
  return async (request: FirstMessageRequest): Promise<FirstMessageDraft> => {
    const { agent, comment, workspaceId } = request;
    const held = guard.holdFor(agent.model, comment.id) ?? (await budget.holdFor(workspaceId));
    if (held !== null)
      return { kind: 'wait', because: held.because === 'budget' ? 'budget' : 'model-down', until: held.until };
    const now = clock.now();
    const state = { ...emptyChat(agent, now), coachName: request.coachName };
    state.chat.handBackNote = noteFor(request);
    state.chat.lastInboundAt = now;
    state.messages.push(messageOf(state, { from: 'lead', text: comment.text }, now));
    const asking = guard.begin(agent.model, comment.id);
    const composed = await composeReply(state, {
      model: budget.modelFor({ workspaceId }),
      canary: options.canary,
      calls: null,
      now,
      timeoutMs: options.modelTimeoutMs,
      signal: new AbortController().signal,
      truth: options.truth,
    });
    const retryAfterMs = composed.kind === 'unavailable' ? composed.retryAfterMs : null;
    const isDown = composed.kind === 'unavailable' || composed.kind === 'aborted';
    asking.end(isDown ? { kind: 'unavailable', retryAfterMs } : composed);
    if (isDown) {
      const pauseMs = Math.max(retryPauseMs(request.attempts + 1, options.chance()), retryAfterMs ?? 0);
      return { kind: 'wait', because: 'model-down', until: new Date(clock.now().getTime() + pauseMs) };
    }
    const record = {
      version: versionRefOf(agent),
      model: modelUse(composed.effort, options.modelPrices),
      refused: composed.effort.refused,
    };
    const isSales = composed.kind === 'draft' && composed.effects.handOver === null;
    if (!isSales || Buffer.byteLength(composed.text) > maxBytes) return { kind: 'unusable', record };
    const flagged = await options.moderation.judgeDraft(composed.text)?.inTime;
    if (flagged != null && flagged !== 'late')
      return { kind: 'unusable', record: { ...record, draftFlagged: flagged.evidence } };
    return { kind: 'draft', text: composed.text, record };
  };
}

/** Returns the agent's context besides its instructions. The words of others are quoted and give no orders. */
function noteFor({ caption }: FirstMessageRequest): string {
  const post = caption === null ? 'a post of ours' : `our post that begins "${caption.slice(0, maxQuoteLength)}"`;
  return `The contact's words are a public comment under ${post}. Write the first direct message to them: say in one or two short sentences why you write, and ask one question. They have not written to us before.`;
}
