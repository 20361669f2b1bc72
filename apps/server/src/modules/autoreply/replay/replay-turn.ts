import type { ModelUse } from '@spotter/contract';
import { bookingToolNames } from '@spotter/domain/autoreply';
import type { ReplayContext, ReplayedAnswer } from '@spotter/domain/replay';
import { type HandOverReason, isSevere } from '@spotter/domain/safety';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { AgentRow } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import { findCallsAt } from '../../booking/index.ts';
import { loadChatState } from '../../chats/index.ts';
import type { Effort } from '../record/effort.ts';
import { emptyMemory } from '../trial/trial-memory.ts';
import type { Outcome } from '../trial/trial-outcome.ts';
import { createTurnOfState, decideAt, type Practice, type TrialParts } from '../trial/trial-turn.ts';
import { stateAtTurn } from './state-at-turn.ts';
import { findTrueTurn, type TrueTurn, type TurnRef } from './true-turns.repository.ts';

/** A turn that was answered once more, beside what was sent. */
export type RewrittenTurn = {
  sent: ReplayedAnswer;
  written: ReplayedAnswer;
  /** Why it hands the chat over; null: it does not. */
  handedOver: string | null;
  around: Pick<ReplayContext, 'contact' | 'call' | 'now'>;
  /** The coach's addresses that it may send. */
  links: string[];
  uses: ModelUse[];
};

/** Has an agent answer a turn once more; null: the chat or the turn is gone. */
export type RewriteTurn = (agent: AgentRow, turn: TurnRef) => Promise<RewrittenTurn | null>;

/**
 * Answers a turn of a real chat once more, from what was said up to there, in memory: it reads the chat, and
 * stores and sends nothing. Calls are booked in a practice calendar by the coach's hours. Chats in which people
 * wait come first.
 */
export function createRewriting(
  parts: Omit<TrialParts, 'isAwaited'> & { database: Database; practice: PracticeDesk },
): RewriteTurn {
  const takeTurn = createTurnOfState({ ...parts, isAwaited: false });
  return async (agent, turn) => {
    const [present, said] = await Promise.all([
      loadChatState(parts.database, turn.chatId),
      findTrueTurn(parts.database, turn),
    ]);
    if (present === null || present.chat.workspaceId !== agent.workspaceId || said === null) return null;
    const now = said.sent[0]!.receivedAt;
    const { call, proposal } = await findCallsAt(parts.database, turn.chatId, now);
    const holding: Practice['holding'] = { call: null, proposal };
    const practice = await parts.practice.openByHours(agent.workspaceId, agent.id, holding, () => now);
    const state = stateAtTurn(present, said, { agent, call, link: practice.link });
    const memory = { ...emptyMemory, facts: state.chat.facts, call: call?.startsAt ?? null };
    const taken = await takeTurn(state, decideAt(state, now), { memory, practice, now });
    const zones = [call?.guestZone ?? null, practice.timeZone].filter((zone) => zone !== null);
    return {
      sent: answerOf(said),
      written: writtenAnswer(taken),
      handedOver: handOverOf(taken.outcome),
      around: {
        contact: said.history.flatMap(({ author, text }) => (author === 'contact' && text !== '' ? [text] : [])),
        call: call === null ? null : { startsAt: call.startsAt, timeZones: zones },
        now,
      },
      links: practice.link === null ? [] : [practice.link],
      uses: taken.uses,
    };
  };
}

function writtenAnswer({ outcome, effort }: { outcome: Outcome; effort: Effort | null }): ReplayedAnswer {
  const reason = handOverOf(outcome);
  return {
    text: outcome.answer,
    handedOver: reason === null ? null : { severe: isSevere(reason) },
    optedOut: outcome.decision.kind === 'opt-out',
    calls: effort?.calls.map(({ did }) => did) ?? [],
    bookingTools: bookingToolsOf(effort?.tools ?? []),
    stage: effort?.stage ?? null,
  };
}

function handOverOf({ decision }: Outcome): HandOverReason | null {
  return decision.kind === 'hand-over' ? (decision.reason as HandOverReason) : null;
}

/** What is compared of a stored record; older ones have less. */
const Recorded = z.object({
  severe: z.boolean().catch(false),
  tools: z.array(z.string()).catch([]),
  whenUnanswered: z.string().nullable().catch(null),
  calls: z.array(z.object({ did: z.enum(['booked', 'moved', 'cancelled']) })).catch([]),
  stage: z.string().nullable().optional().catch(undefined),
});

/** Returns the answer that was sent, with what it did, as it was recorded. */
function answerOf({ sent, decision }: TrueTurn): ReplayedAnswer {
  const { severe, tools, whenUnanswered, calls, stage } = Recorded.parse(decision.record);
  const words = sent.map(({ text }) => text).filter((text) => text !== '');
  const hasHandedOver =
    decision.kind === 'hand-over' ||
    tools.includes('hand_over') ||
    (whenUnanswered !== null && whenUnanswered !== 'go-on');
  return {
    text: words.length === 0 ? null : words.join('\n'),
    handedOver: hasHandedOver ? { severe } : null,
    optedOut: decision.kind === 'opt-out',
    calls: calls.map(({ did }) => did),
    bookingTools: bookingToolsOf(tools),
    // What the product itself says gives no stage.
    ...(decision.kind === 'reply' ? { stage } : {}),
  };
}

function bookingToolsOf(tools: string[]): string[] {
  return bookingToolNames.filter((name) => tools.includes(name));
}
