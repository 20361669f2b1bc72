import type { ModelUse } from '@spotter/contract';
import { type HandOverReason, isSevere } from '@spotter/domain/safety';
import type { LeadLine } from '@spotter/domain/simulated-leads';
import type { AgentRow } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import type { TrialLine } from './in-memory-chat.ts';
import { emptyMemory } from './trial-memory.ts';
import type { Outcome } from './trial-outcome.ts';
import { createTrialTurn, type Practice, type TrialParts } from './trial-turn.ts';

/** One message of a made-up lead. */
export type RehearsedMessage = { line: LeadLine; at: Date };

/** One message that is taken as said, whatever the agent would have done. */
export type EarlierMessage = { from: 'lead' | 'agent'; text: string; at: Date };

/** What the agent did with what a made-up lead wrote in a row. */
export type RehearsedAnswer = {
  /** As they would leave; empty where it was silent. */
  messages: string[];
  handedOver: { reason: HandOverReason; severe: boolean } | null;
  optedOut: boolean;
  /** The start of the practice call; null: there is none. */
  call: Date | null;
  facts: { name: string; value: string }[];
  /** The guest of the newest proposal of a call; null: there was none. */
  guest: { email: string | null; zone: string } | null;
  uses: ModelUse[];
};

/** A conversation with one made-up lead, by a clock of its own. */
export type RehearsedChat = {
  coachZone: string;
  /** The coach's addresses that it may send. */
  links: string[];
  /** `before`: what was said before it, for a conversation that did not begin here. */
  receive(burst: RehearsedMessage[], before?: EarlierMessage[]): Promise<RehearsedAnswer>;
};

/** Opens a conversation with an agent that nobody else sees. `engaged`: whether no trigger has to start it. */
export type RehearseAgent = (agent: AgentRow, options: { engaged: boolean }) => Promise<RehearsedChat>;

/**
 * Talks with an agent as a made-up lead, in memory, with calls in a practice calendar without real appointments.
 * Chats in which people wait are answered first.
 */
export function createRehearsal(parts: Omit<TrialParts, 'isAwaited'> & { practice: PracticeDesk }): RehearseAgent {
  const takeTurn = createTrialTurn({ ...parts, isAwaited: false });
  return async (agent, { engaged }) => {
    const lines: TrialLine[] = [];
    const holding: Practice['holding'] = { call: null, proposal: null };
    let now = new Date(0);
    const practice = await parts.practice.openByHours(agent.workspaceId, agent.id, holding, () => now);
    let memory = emptyMemory;
    return {
      coachZone: practice.timeZone,
      links: practice.link === null ? [] : [practice.link],
      async receive(burst, before = []) {
        lines.push(
          ...before.map((line): TrialLine => ({ ...line, goesOn: line.from === 'lead' })),
          ...burst.map(({ line, at }, place): TrialLine => ({
            ...sent(line),
            at,
            from: 'lead',
            goesOn: place < burst.length - 1,
          })),
        );
        now = burst.at(-1)!.at;
        const turn = await takeTurn(agent, { lines, memory, practice, now, engaged });
        ({ memory } = turn);
        const { outcome } = turn;
        const reason = outcome.decision.kind === 'hand-over' ? (outcome.decision.reason as HandOverReason) : null;
        const optedOut = outcome.decision.kind === 'opt-out';
        if (outcome.answer !== null) {
          const handOver = reason === null ? null : { kind: 'hand-over' as const, because: reason };
          const ended = optedOut ? { kind: 'opt-out' as const } : handOver;
          lines.push({ from: 'agent', text: outcome.answer, at: now, ended });
        }
        const { proposal } = memory;
        return {
          messages: messagesOf(outcome),
          handedOver: reason === null ? null : { reason, severe: isSevere(reason) },
          optedOut,
          call: memory.call,
          facts: memory.facts,
          guest: proposal === null ? null : { email: proposal.guest.email, zone: proposal.zone },
          uses: turn.uses,
        };
      },
    };
  };
}

function messagesOf({ answer, messages }: Outcome): string[] {
  return messages ?? (answer === null ? [] : [answer]);
}

/** Returns a message as it is stored of a real lead, once a note was heard or a picture seen. */
function sent(line: LeadLine): Pick<TrialLine, 'text' | 'attachments'> {
  if (typeof line === 'string') return { text: line };
  const file = { url: null, title: null };
  const read = { status: 'ready' as const, failure: null };
  if ('heard' in line) {
    const transcript = { ...read, text: line.heard, language: null, seconds: 8, unclear: false };
    return { text: line.heard, attachments: [{ ...file, type: 'audio', transcript }] };
  }
  return {
    text: '',
    attachments: [{ ...file, type: 'image', description: { ...read, text: line.seen, kind: line.shows } }],
  };
}
