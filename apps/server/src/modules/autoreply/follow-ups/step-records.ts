import type { CanceledReason } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { ChatState } from '../../chats/index.ts';
import { silenceAfter, type ChatPlanNow } from './chat-plan.ts';
import { type FollowUpRow, listEarlierOutcomes, recordOutcomes } from './follow-ups.repository.ts';

/** What there is to know of the sequence of a step. */
type OfSequence = { state: ChatState; seen: ChatPlanNow; now: Date };

type Outcome = Pick<FollowUpRow, 'stepId' | 'state' | 'reason' | 'messageId'>;

/** Canceled steps of these kinds say nothing that the chat itself does not. */
const unrecorded: readonly CanceledReason[] = ['disabled', 'answered', 'nothing-asked', 'by-coach'];
const dayMs = 24 * 3_600_000;

/** Returns what is stored of a step's end. */
export function outcomeRow({ state, seen, now }: OfSequence, turn: string, outcome: Outcome): FollowUpRow {
  const { facts, rules } = seen;
  return {
    ...outcome,
    id: newId(),
    workspaceId: state.chat.workspaceId,
    chatId: state.chat.id,
    turn,
    agentId: state.agent!.id,
    at: now,
    zone: facts.zone,
    quietFrom: rules.quietHours.from,
    quietTo: rules.quietHours.to,
  };
}

/**
 * Records why the rest of a sequence is not sent, whose time has come;
 * also of one that the contact's answer ended.
 */
export async function recordCanceled(tx: Database, of: OfSequence): Promise<void> {
  const { seen, state } = of;
  if (seen.turn === null || state.agent === null) return;
  const known = new Set(seen.outcomes.map(({ stepId }) => stepId));
  const rows = seen.plan.steps.flatMap((step) =>
    step.state === 'canceled' && !known.has(step.stepId) && !unrecorded.includes(step.reason)
      ? [outcomeRow(of, seen.turn!, canceled(step.stepId, step.reason))]
      : [],
  );
  const ended = turnsAnswered(of);
  const stored = await listEarlierOutcomes(tx, state.chat.id, ended);
  for (const turn of ended) {
    const before = new Set(stored.filter((row) => row.turn === turn).map(({ stepId }) => stepId));
    const rest = seen.rules.steps.filter(({ id }) => !before.has(id));
    rows.push(...rest.map(({ id }) => outcomeRow(of, turn, canceled(id, 'answered'))));
  }
  await recordOutcomes(tx, rows);
}

/**
 * Returns the turns of the last day whose silence the contact's answer ended,
 * while the sequence of today was on.
 */
function turnsAnswered({ state, seen, now }: OfSequence): string[] {
  const since = state.agent?.followUpsSince ?? null;
  if (!seen.rules.enabled || since === null) return [];
  const earliest = Math.max(since.getTime(), now.getTime() - dayMs);
  const turns = new Set(state.messages.flatMap(({ author, turn }) => (author === 'agent' ? (turn ?? []) : [])));
  turns.delete(seen.turn!);
  return [...turns].filter((turn) => {
    const { asked, silentSince } = silenceAfter(state, turn);
    return asked && silentSince !== null && silentSince.getTime() >= earliest;
  });
}

/** Returns the end of a step that was not sent. */
export function canceled(stepId: string, reason: CanceledReason | 'refused' | 'unapproved' | 'not-sent'): Outcome {
  return { stepId, state: 'canceled', reason, messageId: null };
}
