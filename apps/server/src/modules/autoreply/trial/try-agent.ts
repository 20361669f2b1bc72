import type { AgentTrial } from '@spotter/contract';
import type { TryAgent } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readMemory, writeMemory, type TrialMemory } from './trial-memory.ts';
import type { Outcome } from './trial-outcome.ts';
import { createTrialTurn, type Practice, type TrialParts } from './trial-turn.ts';

/** The assumed pause of a lead between two messages. */
const pauseMs = 30_000;

/**
 * Tries an agent on a made-up conversation. Calls are booked for practice only, at times that are really open.
 */
export function createAgentTrial(
  parts: Omit<TrialParts, 'isAwaited'> & { clock: Clock; practice: PracticeDesk },
): TryAgent {
  const takeTurn = createTrialTurn({ ...parts, isAwaited: true });
  return async (agent, conversation, brought) => {
    const now = parts.clock.now();
    const holding: Practice['holding'] = { call: null, proposal: null };
    const practice = await parts.practice.open(agent.workspaceId, agent.id, holding);
    const lines = conversation.map((message, index) => ({
      ...message,
      at: new Date(now.getTime() - (conversation.length - 1 - index) * pauseMs),
    }));
    const { outcome, memory } = await takeTurn(agent, { lines, memory: readMemory(brought), practice, now });
    return trialOf(outcome, memory);
  };
}

function trialOf(outcome: Outcome, memory: TrialMemory): AgentTrial {
  const { facts, call } = memory;
  const messages = outcome.answer === null ? [] : [outcome.answer];
  return { sources: [], messages, ...outcome, facts, call: call?.toISOString() ?? null, practice: writeMemory(memory) };
}
